import { parse, stringify } from "yaml";
import { z } from "zod";
import { type Explanation, explain } from "../check/explain.ts";
import { splitFrontMatter } from "../rules/front-matter.ts";
import type { EditorKind } from "./config.ts";
import { fromEditor, toEditor } from "./format.ts";

/** The data of a content file, as the editor takes it. */
export function readFile({ json, files }: EditorKind, text: string): unknown {
	if (!files.endsWith(".md")) return toEditor(json, JSON.parse(text));
	const parts = splitFrontMatter(text);
	if (!parts) throw new Error("The file has no front matter");
	return { ...asRecord.parse(toEditor(json, parse(parts.yaml))), body: parts.body.trim() };
}

/** The text of a content file, and what its schema refuses in it. */
export function writeFile(
	{ json, files, schema }: EditorKind,
	value: unknown,
): { readonly text: string; readonly refused: readonly Explanation[] } {
	const data = fromEditor({ schema: json, isRequired: true }, value);
	const refused = explain(schema, data);
	if (!files.endsWith(".md")) return { text: `${JSON.stringify(data, null, "\t")}\n`, refused };
	const { body = "" } = asRecord.parse(value);
	// Long lines stay whole, so that a change of a word is a change of one line.
	const frontMatter = stringify(data, { lineWidth: 0 });
	return { text: `---\n${frontMatter}---\n\n${String(body).trim()}\n`, refused };
}

const asRecord = z.record(z.string(), z.unknown());
