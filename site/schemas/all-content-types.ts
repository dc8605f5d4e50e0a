import { readdirSync } from "node:fs";
import { type ContentType, contentTypesWith, isOfType } from "./content-types.ts";

/** The folders in which every JSON and Markdown file needs a content type. */
export const CONTENT_FOLDERS = [
	"shared/quiz",
	"shared/circle",
	"site/_data",
	"site/articles",
] as const;

/** All content types, including those of pages. */
export const contentTypes: readonly ContentType[] = contentTypesWith(
	await schemasIn("pages"),
	await schemasIn("sections"),
);

/** Imports the `schema.ts` of every folder in a folder of `site`. The editor does so with `import.meta.glob`. */
async function schemasIn(folder: "pages" | "sections") {
	const files = readdirSync(new URL(`../${folder}/`, import.meta.url), {
		recursive: true,
		encoding: "utf8",
	});
	const paths = files
		.filter((file) => /^[\w-]+[\\/]schema\.ts$/.test(file))
		.map((file) => `../${folder}/${file.replace("\\", "/")}`)
		.sort();
	return Object.fromEntries(
		await Promise.all(paths.map(async (path) => [path, await import(path)] as const)),
	);
}

export function contentTypeOf(file: string): ContentType | undefined {
	return contentTypes.find((type) => isOfType(type, file));
}
