import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { contentFiles, readSource } from "../../site/check/check.ts";
import { pagePathOf } from "../../site/check/links.ts";
import { fieldsIn } from "../../site/check/relations.ts";
import type { Source } from "../../site/check/source.ts";
import { contentTypeOf } from "../../site/schemas/all-content-types.ts";
import { jsonSchemaOf } from "../../site/schemas/json-schema.ts";
import { ROOT } from "../root.js";
import type { SiteFault } from "./site.ts";

/**
 * Reports texts of modular pages that their built page doesn't show, such as a field that no component renders.
 * @param dist - the folder of the built site
 */
export function unseenTexts(dist: string): SiteFault[] {
	return contentFiles(ROOT)
		.filter((file) => file.startsWith("site/_data/pages/"))
		.map((file) => readSource(ROOT, file))
		.flatMap((source) => {
			const html = join(dist, pagePathOf(source.data) ?? "", "index.html");
			if (pagePathOf(source.data) === undefined || !existsSync(html)) return [];
			return unseenIn(source, readFileSync(html, "utf8"));
		});
}

/** Reports the texts of a modular page that its HTML lacks. */
export function unseenIn(source: Source, html: string): SiteFault[] {
	const type = contentTypeOf(source.file);
	if (!type) return [];
	const fields = fieldsIn(jsonSchemaOf(type.schema), source.data);
	const sometimes = fields.filter(({ schema }) => schema.shown).map(({ path }) => path.join("."));
	return fields.flatMap(
		({ schema: { enum: values, edit, pattern, relation, photo }, path, value }) => {
			const place = path.join(".");
			// Facts without an answer and what only search engines show are no texts of the page.
			const isElsewhere =
				path.some((key) => key === "facts" || key === "metadata" || key === "menu") ||
				sometimes.some((each) => place === each || place.startsWith(`${each}.`));
			const isChosen = values || edit || relation || photo || !pattern?.includes("\\S");
			if (typeof value !== "string" || isChosen || isElsewhere) return [];
			const seen = value
				.split(/\{\w+\}/)
				.every((piece) => html.includes(renderToStaticMarkup(piece)));
			const message = `${place} stands on no page: ${value}`;
			return seen ? [] : [{ file: source.file, message }];
		},
	);
}
