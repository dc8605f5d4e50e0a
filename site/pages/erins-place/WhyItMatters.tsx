import { Cloth } from "../../components/Cloth.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Section } from "../../components/Section.tsx";
import { quiltBlock } from "../../quilt/block.ts";
import { colorways } from "../../quilt/colorways.ts";
import { drawQuilt } from "../../quilt/drawing.ts";
import type { ErinsPlacePage } from "./schema.ts";

const BLOCKS = 14;

/** Why the school matters, with a winding path of quilt blocks. */
export function WhyItMatters({
	copy: { title, quote, paragraphs },
}: {
	copy: ErinsPlacePage["why"];
}) {
	return (
		<>
			<Cloth
				drawing={wanderingPath()}
				className="h-[clamp(4.5rem,9vw,8rem)] w-full"
				crop="xMinYMid slice"
			/>
			<Section tone="madder" className="grid gap-x-fluid-7 gap-y-10 md:grid-cols-2">
				<p className="display text-h2 md:text-h1">{quote}</p>
				<div>
					<h2 className="text-h3">{title}</h2>
					<Prose text={paragraphs} className="mt-[1.1em]" />
				</div>
			</Section>
		</>
	);
}

function wanderingPath() {
	const [, , , colorway] = colorways;
	const block = quiltBlock("erins-place", {
		pattern: "drunkardsPath",
		quarterTurns: 0,
		...(colorway && { colorway }),
	});
	const blocks = Array.from({ length: BLOCKS }, (_, column) => ({ block, column, row: 0 }));
	return drawQuilt(BLOCKS, 1, blocks);
}
