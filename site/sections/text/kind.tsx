import { Features } from "../../components/Items.tsx";
import { Paragraphs } from "../../components/Text.tsx";
import { defineKind } from "../section-kind.ts";
import { schema } from "./schema.ts";

/** Paragraphs and short points: each is optional. */
export default defineKind({
	schema,
	Content: ({ section: { paragraphs = [], points } }) => (
		<div className="grid gap-y-6 empty:hidden">
			<Paragraphs texts={paragraphs} />
			{points && <Features items={points} large className="columns-list" />}
		</div>
	),
});
