import { Patches } from "../../components/Patches.tsx";
import { Paragraphs } from "../../components/Text.tsx";
import { defineKind } from "../section-kind.ts";
import { schema } from "./schema.ts";

/** One sentence at wall size, or several that are stepped. */
export default defineKind({
	schema,
	Content: ({ section: { sentences, patches, paragraphs = [] } }) => (
		<>
			{sentences.length === 1 ? (
				<p className="great">{sentences[0]}</p>
			) : (
				<div className="say stepped">
					{sentences.map((sentence) => (
						<p key={sentence}>{sentence}</p>
					))}
				</div>
			)}
			{patches && (
				<Patches count={patches.count} each={patches.each} className="mt-8 grid-cols-5" />
			)}
			<Paragraphs texts={paragraphs} className="mt-7" />
		</>
	),
});
