import { Terms } from "../../components/Facts.tsx";
import { Features } from "../../components/Items.tsx";
import { Paragraphs } from "../../components/Text.tsx";
import { defineKind } from "../section-kind.ts";
import { schema } from "./schema.ts";

/** Paragraphs, terms and short points: each is optional. */
export default defineKind({
	schema,
	Content: ({ section: { paragraphs = [], entries = [], points } }) => (
		<div className="grid gap-y-6 empty:hidden">
			<Paragraphs texts={paragraphs} />
			{entries.length > 0 && <Terms items={entries} />}
			{points && <Features items={points} large className="columns-list" />}
		</div>
	),
});
