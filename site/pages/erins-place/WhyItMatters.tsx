import { Cloth } from "../../components/Cloth.tsx";
import { Prose } from "../../components/Prose.tsx";
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
			<Cloth drawing={wanderingPath()} className="wandering w-full" crop="xMinYMid slice" />
			<section className="section tone-madder">
				<div className="why wrap">
					<p className="display">{quote}</p>
					<div>
						<h2>{title}</h2>
						<Prose text={paragraphs} />
					</div>
				</div>
			</section>
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
