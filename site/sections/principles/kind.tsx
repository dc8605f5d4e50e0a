import { Features } from "../../components/Items.tsx";
import { defineKind } from "../section-kind.ts";
import { schema } from "./schema.ts";

/** The four principles, whose initials the school's wall spells. */
export default defineKind({
	schema,
	Content: ({ section: { items } }) => (
		<ol className="columns" data-count={items.length}>
			{items.map(({ name, meaning, practices }) => (
				<li key={name}>
					<h3>{name}</h3>
					<p>{meaning}</p>
					<Features items={practices} className="mt-2" />
				</li>
			))}
		</ol>
	),
});
