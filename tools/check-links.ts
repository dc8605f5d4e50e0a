/*
 * `npm run check:links`: checks the built site: the HTML is valid, internal links and fragments have targets, every
 * page has one h1, indexable pages have their canonical URL and a unique title and description, the sitemap is
 * complete, structured data has the properties that search engines require, and every text of a modular page shows.
 * `check-links.ts <folder>` checks another folder than dist/.
 */
import { join } from "node:path";
import { checkSite } from "./check-links/check.ts";
import { readSite } from "./check-links/site.ts";
import { unseenTexts } from "./check-links/texts.ts";
import { ROOT } from "./root.js";

/** The number of files listed for a fault that many pages share. */
const NAMED = 3;

const folder = process.argv[2] ?? join(ROOT, "dist");
const site = readSite(folder);
const files = new Map<string, Set<string>>();
for (const { file, message } of [...checkSite(site), ...unseenTexts(folder)]) {
	files.set(message, (files.get(message) ?? new Set()).add(file));
}
for (const [message, names] of files) {
	const named = [...names].slice(0, NAMED).join(", ");
	const more = names.size > NAMED ? ` and ${names.size - NAMED} more` : "";
	console.error(`${named}${more}: ${message}`);
}
if (files.size === 0) console.log(`Links and HTML: ${site.pages.size} pages without a fault.`);
else process.exitCode = 1;
