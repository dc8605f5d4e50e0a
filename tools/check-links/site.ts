import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesOf } from "../files.ts";
import { type PageFacts, readPage } from "./page.ts";

/** A built site, read once for all checks. */
export interface BuiltSite {
	readonly root: string;
	/** Where it will live, as its home page says: `https://www.example.org`. */
	readonly siteUrl: string;
	/** Every page by the path of its file: `about/index.html`. */
	readonly pages: ReadonlyMap<string, PageFacts>;
}

/**
 * Reads a built site.
 * @throws Error with a sentence for people, where there is none
 */
export function readSite(root: string): BuiltSite {
	if (!existsSync(join(root, "index.html"))) {
		throw new Error(`There is no site in ${root} yet: run "npm run build" first.`);
	}
	const pages = new Map(
		filesOf(root, ".html").map((file) => [file, readPage(readFileSync(join(root, file), "utf8"))]),
	);
	const home = pages.get("index.html")?.canonical ?? "";
	return { root, siteUrl: home.replace(/\/$/, ""), pages };
}

/** The path from the site's root that a page's file is reached at: `/about/`. */
export function pathOf(file: string): string {
	return `/${file.replace(/(^|\/)index\.html$/, "$1")}`;
}

/**
 * The file that a path is answered with, as static hosts do: itself, or the `index.html` in it.
 * @param path - from the site's root, without query or fragment
 */
export function fileFor(root: string, path: string): string | undefined {
	const plain = decodeURI(path).replace(/^\/+|\/+$/g, "");
	const candidates = [plain, plain ? `${plain}/index.html` : "index.html"];
	return candidates.find((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile());
}
