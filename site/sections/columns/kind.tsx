import { Actions } from "../../components/Button.tsx";
import { Features } from "../../components/Items.tsx";
import { defineKind } from "../section-kind.ts";
import { schema } from "./schema.ts";

/** Texts beside each other, each with its heading. */
export default defineKind({
	schema,
	Content: ({ section: { items, boxes } }) => (
		<ul className="columns" data-count={items.length}>
			{items.map(({ title, text, points, actions = [] }) => (
				<li key={title}>
					<h3>{title}</h3>
					{text && <p>{text}</p>}
					{points && <Features items={points} boxes={boxes} className="mt-2" />}
					<Actions links={actions} of={title} look="outlined" className="mt-auto pt-4" />
				</li>
			))}
		</ul>
	),
});
