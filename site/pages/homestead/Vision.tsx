import { Cloth } from "../../components/Cloth.tsx";
import { quiltBlock } from "../../quilt/block.ts";
import { colorways } from "../../quilt/colorways.ts";
import { drawQuilt } from "../../quilt/drawing.ts";
import type { HomesteadPage } from "./schema.ts";

/** Quarter turns of the four cabins, so that their dark sides face each other: a barn raising. */
const TURNS = [
	[1, 2],
	[0, 3],
];

/** What the land is for, beside a quilt of four log cabin blocks. */
export function Vision({ copy: { title, lead, items } }: { copy: HomesteadPage["vision"] }) {
	return (
		<section className="section vision wrap">
			<div className="bound">
				<Cloth drawing={barnRaising()} />
			</div>
			<div>
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
				<ul className="rows">
					{items.map(({ name, text }) => (
						<li key={name}>
							<h3>{name}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
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
