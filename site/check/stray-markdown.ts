import { type ContentType, isOfType } from "../schemas/content-types.ts";
import { jsonSchemaOf } from "../schemas/json-schema.ts";
import { marksIn, marksOf } from "./markdown.ts";
import { fieldsIn } from "./relations.ts";
import { type Fault, type Source, unexpected } from "./source.ts";

/** Matches a text that may have signs of Markdown. */
const SIGNS = /[[*_<`#]/;
/** Matches headings and code, which sentences don't have. */
const NO_SENTENCE = /^#{1,6}\s|`[^`]*`/m;

/** Reports what visitors would see as signs: in articles what no page shows, in fields what their texts can't have. */
export function strayMarkdown(sources: readonly Source[], types: readonly ContentType[]): Fault[] {
	return sources.flatMap((source) => {
		const type = types.find((each) => isOfType(each, source.file));
		const fields = type ? fieldsIn(jsonSchemaOf(type.schema), source.data) : [];
		return [
			...marksOf(source).flatMap(({ kind, value, expected, offset }) =>
				kind === "fault" ? [unexpected(source, [], value, expected, offset)] : [],
			),
			...fields.flatMap(({ schema, path, value }) => {
				if (typeof value !== "string" || !SIGNS.test(value)) return [];
				const marks = marksIn(value);
				const fault = marks.find(({ kind }) => kind === "fault" || kind === "picture");
				if (fault) return [unexpected(source, path, fault.value, fault.expected)];
				if (!NO_SENTENCE.test(value) && (schema.inline || marks.length === 0)) return [];
				const expected = schema.inline
					? "words, links and emphasis, without headings and code."
					: "plain words, because links and emphasis work only in longer texts.";
				return [unexpected(source, path, value, expected)];
			}),
		];
	});
}
