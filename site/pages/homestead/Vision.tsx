import { Cloth } from "../../components/Cloth.tsx";
import { Facts } from "../../components/Facts.tsx";
import { RuledList } from "../../components/RuledList.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import { quiltBlock } from "../../quilt/block.ts";
import { colorways } from "../../quilt/colorways.ts";
import { drawQuilt } from "../../quilt/drawing.ts";
import type { HomesteadPage } from "./schema.ts";

/** Quarter turns of the four cabins, so that their dark sides face each other: a barn raising. */
const TURNS = [
	[1, 2],
	[0, 3],
];

/** What the land is for, beside a quilt of four log cabin blocks: on narrow windows below, away from the block of the page's head. */
export function Vision({ copy: { title, lead, items, facts } }: { copy: HomesteadPage["vision"] }) {
	return (
		<Section className="grid gap-x-fluid-6 gap-y-10 lg:grid-cols-[6fr_7fr] lg:items-start">
			<div className="bound max-lg:order-1 max-lg:max-w-104 lg:sticky lg:top-below-header">
				<Cloth drawing={barnRaising()} />
			</div>
			<div>
				<SectionHead title={title} lead={lead} className="mb-8" />
				<RuledList items={items} />
				<Facts facts={facts} />
			</div>
		</Section>
	);
}

function barnRaising() {
	const [, colorway] = colorways;
	const blocks = TURNS.flatMap((turns, row) =>
		turns.map((quarterTurns, column) => ({
			block: quiltBlock("homestead", {
				pattern: "logCabin",
				quarterTurns,
				...(colorway && { colorway }),
			}),
			column,
			row,
		})),
	);
	return drawQuilt(2, 2, blocks);
}
