import { defineKind } from "../section-kind.ts";
import { schema } from "./schema.ts";

/** Numbers on our work so far, each above its label. */
export default defineKind({
	schema,
	ground: "dye",
	Content: ({ data: { site }, section }) => (
		<dl className="figures">
			{site.impact[section.of].map(({ figure, label }) => (
				<div key={label} data-word={!/\d/.test(figure) || undefined}>
					<dt>{label}</dt>
					<dd>{figure}</dd>
				</div>
			))}
		</dl>
	),
});
