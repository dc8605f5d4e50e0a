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
			{entries.length > 0 && (
				<Terms
					items={entries}
					className="lg:grid lg:grid-cols-2 lg:gap-x-fluid-5 lg:*:grid-cols-1 lg:*:content-start lg:*:nth-2:border-0"
				/>
			)}
			{points && <Features items={points} large className="columns-list" />}
		</div>
	),
});
