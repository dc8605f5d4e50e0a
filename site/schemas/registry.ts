import { readdirSync } from "node:fs";
import { type ContentKind, isOfKind, kinds, pageKind } from "./kinds.ts";

/** The folders in which every JSON and Markdown file needs a content kind. */
export const CONTENT_FOLDERS = [
	"shared/quiz",
	"shared/circle",
	"site/_data",
	"site/articles",
] as const;

/** All content kinds, including those of pages. */
export const registry: readonly ContentKind[] = [...kinds, ...(await pageKinds())];

async function pageKinds(): Promise<ContentKind[]> {
	const files = readdirSync(new URL("../pages/", import.meta.url), {
		recursive: true,
		encoding: "utf8",
	});
	const pages = files.flatMap((file) => /^([\w-]+)[\\/]schema\.ts$/.exec(file)?.[1] ?? []).sort();
	return Promise.all(
		pages.map(async (page) => pageKind(page, await import(`../pages/${page}/schema.ts`))),
	);
}

/** Returns the content kind of a file; undefined if the file has no kind. */
export function kindOf(file: string): ContentKind | undefined {
	return registry.find((kind) => isOfKind(kind, file));
}
