/*
 * `npm run voice`: how each page of the built site sounds. A mirror and no gate: it prints counts
 * for a writer to look at. `npm run voice -- /about` also prints the blocks of that page that end
 * on a short sentence.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type HtmlDocument, validatorWith } from "./check-links/site.ts";
import { pagesOf } from "./files.ts";
import { ROOT } from "./say.js";
import { measure, type Voice } from "./voice/measure.ts";

const DIST = join(ROOT, "dist");
const [wanted] = process.argv.slice(2);
const pages = readPages().filter(({ path }) => !wanted || path === wanted);

if (pages.length === 0)
	throw new Error(`There is no page ${wanted ?? "in dist/"}: run "npm run build".`);
console.log("words  short endings  long sentences  negatives/section  contracted  fragment pairs");
for (const { path, blocks, sections } of pages) console.log(line(path, measure(blocks), sections));
console.log(
	line(
		"the whole site",
		measure(unique()),
		pages.reduce((n, page) => n + page.sections, 0),
	),
);
if (wanted) {
	const short = pages
		.flatMap(({ blocks }) => blocks)
		.filter((block) => measure([block]).shortEndings);
	console.log(
		`\nBlocks that end on a short sentence:\n${short.map((block) => `- ${block}`).join("\n")}`,
	);
}

function line(name: string, voice: Voice, sections: number): string {
	const contractible = voice.contracted + voice.uncontracted;
	return [
		String(voice.words).padStart(5),
		share(voice.shortEndings, voice.blocks).padStart(13),
		share(voice.long, voice.sentences).padStart(14),
		(voice.negatives / Math.max(sections, 1)).toFixed(1).padStart(17),
		share(voice.contracted, contractible).padStart(10),
		String(voice.fragmentPairs).padStart(14),
		name,
	].join("  ");
}

function share(part: number, whole: number): string {
	return whole === 0 ? "-" : `${Math.round((100 * part) / whole)}%`;
}

/** Blocks that several pages share count once. */
function unique(): string[] {
	return [...new Set(pages.flatMap(({ blocks }) => blocks))];
}

function readPages() {
	const read: { path: string; blocks: string[]; sections: number }[] = [];
	let file = "";
	const parser = validatorWith([], (document) => {
		const sections = document.querySelectorAll("main h2").length;
		read.push({
			path: `/${file.replace(/(?:\/?index)?\.html$/, "")}`,
			blocks: blocksOf(document),
			sections,
		});
	});
	for (file of pagesOf(DIST)) {
		if (!file.startsWith("embed/v"))
			parser.validateStringSync(readFileSync(join(DIST, file), "utf8"), file);
	}
	return read;
}

/** The texts of a page's main part, as a reader takes them in: one block after the other. */
function blocksOf(document: HtmlDocument): string[] {
	return document
		.querySelectorAll("main p, main li, main dd, main figcaption, main blockquote")
		.filter((element) => !element.closest("template") && !element.querySelector("p, li, dd"))
		.map((element) =>
			element.textContent
				.replace(/&#x27;|&#39;/g, "’")
				.replace(/&quot;/g, '"')
				.replace(/&amp;/g, "&")
				.replace(/\s+/g, " ")
				.trim(),
		)
		.filter(Boolean);
}
