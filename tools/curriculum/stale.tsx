import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { extractText } from "unpdf";
import { z } from "zod";
import { siteSchema } from "../../shared/content/site-schema.ts";
import { schema as principlesSchema } from "../../site/sections/principles/schema.ts";
import { schema as weekSchema } from "../../site/sections/sample-week/schema.ts";
import { ROOT } from "../root.js";
import { Curriculum } from "./Curriculum.tsx";

/** The path of the PDF, in a folder that the build copies. */
export const CURRICULUM_FILE = join(ROOT, "site/downloads/erins-place-sample-curriculum.pdf");

const pageSchema = z.object({
	head: z.object({ title: z.string(), lead: z.string() }),
	sections: z.array(z.looseObject({ kind: z.string() })),
});

export function readCurriculum() {
	const json = (file: string): unknown =>
		JSON.parse(readFileSync(join(ROOT, "site/_data", file), "utf8"));
	const { head, sections } = pageSchema.parse(json("pages/erins-place.json"));
	const sectionOf = (wanted: string) => {
		const { kind, ...section } = sections.find((each) => each.kind === wanted) ?? {};
		return section;
	};
	return {
		copy: {
			head,
			principles: principlesSchema.parse(sectionOf("principles")),
			week: weekSchema.parse(sectionOf("sample-week")),
		},
		site: siteSchema.parse(json("site.json")),
	};
}

/** Whether the text of the PDF differs from the current content. */
export async function isStale(pdf: Uint8Array, content = readCurriculum()): Promise<boolean> {
	const html = renderToStaticMarkup(<Curriculum {...content} fontFaces="" />);
	const { text } = await extractText(pdf, { mergePages: true });
	const body = html.slice(html.indexOf("<body>")).replace(/<[^>]*>/g, " ");
	return sortedLetters(text) !== sortedLetters(body);
}

/** Sorts a text's letters for the comparison, because columns of a PDF are extracted in another order. */
function sortedLetters(text: string): string {
	return [...text.replace(/&#x27;|&amp;/g, "").replace(/[^\p{L}\p{N}]/gu, "")].sort().join("");
}
