import { Actions } from "../../components/Button.tsx";
import { toneClass } from "../../components/Section.tsx";
import { Wall } from "../../components/Wall.tsx";
import type { Dye } from "../../domain/tones.ts";
import type { WallName } from "../../schemas/page-parts.ts";
import { defineKind } from "../section-kind.ts";
import { schema } from "./schema.ts";

/** The color of the page that each cloth was drawn for. */
const DYES: Readonly<Partial<Record<WallName, Dye>>> = {
	academy: "indigo",
	erin: "plum",
	homestead: "forest",
};

/** The cloths one below the other without a gap, each whole, beside a field in its page's dye. */
export default defineKind({
	schema,
	full: () => true,
	Content: ({ section: { items } }) => (
		<ul className="walls">
			{items.map(({ title, wall, text, points = [], actions }) => (
				<li key={title} className={toneClass(DYES[wall] ?? "paper")}>
					<Wall name={wall} loading="lazy" />
					<div>
						<h3>{title}</h3>
						<p>{text}</p>
						{points.length > 0 && <p className="mt-2 text-small">{points.join(" · ")}</p>}
						<Actions links={actions} of={title} look="outlined" className="mt-4" />
					</div>
				</li>
			))}
		</ul>
	),
});
