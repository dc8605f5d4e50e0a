import { parse, stringify } from "yaml";
import { z } from "zod";
import { type Explanation, explain } from "../check/explain.ts";
import { PHOTOS, splitFrontMatter } from "../check/markdown.ts";
import { folded } from "../schemas/json-schema.ts";
import type { EditorType } from "./config.ts";
import { fromEditor, toEditor, unfolded } from "./format.ts";
import { withLinked } from "./linked.ts";

export function readFile(type: EditorType, text: string): unknown {
	const { json, files } = type;
	if (!files.endsWith(".md"))
		return withLinked(toEditor(folded(json), JSON.parse(text)), type, text);
	const parts = splitFrontMatter(text);
	if (!parts) throw new Error("The file has no front matter");
	const entry = asRecord.parse(toEditor(json, parse(parts.yaml)));
	return withLinked({ ...entry, body: parts.body.trim() }, type, text);
}

/** Serializes an entry to the text of its content file, and validates it against the schema. */
export function writeFile(
	{ json, files, schema }: EditorType,
	value: unknown,
): { readonly text: string; readonly refused: readonly Explanation[] } {
	const data = fromEditor({ schema: json, isRequired: true }, unfolded(value));
	const refused = explain(schema, data);
	if (!files.endsWith(".md")) return { text: `${JSON.stringify(data, null, "\t")}\n`, refused };
	const { body = "" } = asRecord.parse(value);
	// Lines don't wrap, so that a changed word changes only one line.
	const frontMatter = stringify(data, { lineWidth: 0 });
	return { text: `---\n${frontMatter}---\n\n${withOwnParagraphs(String(body).trim())}\n`, refused };
}

const PICTURE = String.raw`!\[[^\]\n]*\]\(${PHOTOS}[^)\n]*\)`;
const BESIDE_WORDS = new RegExp(
	String.raw`(?<=\p{L}[^\n\x60[]*)(?=${PICTURE})|(?<=${PICTURE})(?=[ \t]*\p{L})`,
	"gu",
);

/** Gives pictures paragraphs of their own: the editor's button puts a picture where the cursor is, such as behind words. */
function withOwnParagraphs(body: string): string {
	return body.replace(BESIDE_WORDS, "\n\n");
}

const asRecord = z.record(z.string(), z.unknown());
