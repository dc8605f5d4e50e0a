/* `npm run sizes`: compares the heaviest built page of each kind of weight, and the elements, with their budgets. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliOf } from "../site/eleventy/precompress.ts";
import { pagesOf } from "./files.ts";
import { ROOT } from "./root.js";

/** The budgets, in bytes after brotli; 1 kB = 1000 bytes. */
export const BUDGETS = {
	page: {
		/** New hashes in its URLs alone change the size of /quiz by up to 95 bytes. */
		html: 15_400,
		script: 7_250,
		/** The first page view: HTML, CSS and all JavaScript that the page may load, without the elements' scripts. */
		first: 30_000,
		/** A further page view: HTML, and files that the home page hasn't cached. */
		further: 18_400,
		fonts: 50_000,
		fontFiles: 2,
	},
	/** The maximum size of each element's script, for the English and for a translated script. */
	quiz: { english: 42_600, translated: 44_200 },
	circle: { english: 18_900, translated: 19_300 },
} as const;

/** The sizes of a page's parts in bytes after brotli, without the elements' scripts. */
export type PageSize = Record<keyof typeof BUDGETS.page, number> & { page: string };

/** The size in bytes after brotli; hosts use the highest quality for static files. */
export async function brotliSize(data: string | Buffer, quality = 11): Promise<number> {
	return data.length === 0 ? 0 : (await brotliOf(Buffer.from(data), quality)).length;
}

/**
 * Measures pages of a built site. Each script of a page is one file (site/eleventy/scripts.ts).
 * @param quality - of the compressed HTML: 10 is what the build has cached, and at most a tenth larger than 11
 */
export async function measurePages(
	root: string,
	pages: readonly string[] = pagesOf(root),
	quality = 11,
): Promise<PageSize[]> {
	const weigh = async (files: readonly string[]) =>
		sum(await Promise.all(files.map((file) => brotliSize(read(root, file)))));
	const home = existsSync(join(root, "index.html")) ? filesOf(root, "index.html") : undefined;
	const cached = [...(home?.styles ?? []), ...(home?.scripts ?? [])];
	const sizes: PageSize[] = [];
	for (const page of pages) {
		const { html: text, styles, scripts, fonts, inlineScript } = filesOf(root, page);
		const html = await brotliSize(text, quality);
		const scriptFiles = await weigh(scripts);
		const uncached = [...styles, ...scripts].filter((file) => !cached.includes(file));
		sizes.push({
			page,
			html,
			script: scriptFiles + (await brotliSize(inlineScript)),
			first: html + (await weigh(styles)) + scriptFiles,
			further: html + (await weigh(uncached)),
			fontFiles: fonts.length,
			// Fonts count with their file size, because woff2 is compressed already.
			fonts: sum(fonts.map((file) => read(root, file).length)),
		});
	}
	return sizes;
}

/** Measures the pages as the build has cached them, and again at quality 11 those of which one may be the heaviest. */
async function measureHeaviest(root: string): Promise<PageSize[]> {
	const rough = await measurePages(root, pagesOf(root), 10);
	const isHeavy = (size: PageSize) =>
		(["html", "first", "further"] as const).some(
			(part) => size[part] > 0.9 * Math.max(...rough.map((other) => other[part])),
		);
	const heavy = rough.filter(isHeavy).map(({ page }) => page);
	return [...rough.filter((size) => !isHeavy(size)), ...(await measurePages(root, heavy))];
}

/** Matches the script of an element; translated scripts have the language in their name. */
const ELEMENT = /^liberation-(quiz|circle)(\.[a-z]{2})?\.js$/;

/** The size of each element's script by file name; undefined if the build lacks the script. */
export async function measureElements(
	root: string,
): Promise<Readonly<Record<string, number | undefined>>> {
	const folder = join(root, "embed/v1");
	const found = existsSync(folder) ? readdirSync(folder).filter((name) => ELEMENT.test(name)) : [];
	const names = new Set(["liberation-quiz.js", "liberation-circle.js", ...found.sort()]);
	const sizes = [...names].map(async (name) => [
		name,
		found.includes(name) ? await brotliSize(readFileSync(join(folder, name))) : undefined,
	]);
	return Object.fromEntries(await Promise.all(sizes));
}

function budgetOf(element: string): number {
	const [, name, language] = ELEMENT.exec(element) ?? [];
	return BUDGETS[name === "quiz" ? "quiz" : "circle"][language ? "translated" : "english"];
}

/** The budgeted parts of a page, with their names in the report. */
const PARTS = [
	["html", "HTML"],
	["script", "JavaScript"],
	["first", "A first view"],
	["further", "A further view"],
	["fonts", "Fonts"],
	["fontFiles", "Number of fonts"],
] as const;

/** Returns a line for each budget with the heaviest page or the element, and whether each is met. */
export function compare(
	pages: readonly PageSize[],
	elements: Readonly<Record<string, number | undefined>>,
) {
	const line = (subject: string, size: number | undefined, budget: number) => ({
		isMet: size !== undefined && size <= budget,
		text: `${subject}: ${size ?? "missing"}, at most ${budget}`,
	});
	return [
		...PARTS.flatMap(([part, name]) => {
			const [heaviest] = pages.toSorted((one, other) => other[part] - one[part]);
			if (!heaviest) return [];
			return line(`${name} of ${heaviest.page}`, heaviest[part], BUDGETS.page[part]);
		}),
		...Object.entries(elements).map(([name, size]) => line(name, size, budgetOf(name))),
	];
}

/** The files that a browser fetches for a page, as paths from the site's root. */
function filesOf(root: string, page: string) {
	const html = readFileSync(join(root, page), "utf8");
	const found = (pattern: RegExp, text = html) =>
		[...text.matchAll(pattern)].map(([, path = ""]) => path);
	const styles = found(/<link rel="stylesheet" href="(\/[^"?]*)/g);
	const scripts = found(/<script\b[^>]* src="(\/[^"?]*)/g);
	const fonts = ["/", ...styles].flatMap((file) =>
		found(/@font-face\s*{([^}]*)}/g, file === "/" ? html : String(read(root, file)))
			// Faces with a `unicode-range` don't count: pages load them only for accented letters or the digit zero.
			.filter((face) => !face.includes("unicode-range"))
			.flatMap((face) => found(/url\(["']?([^)"':]+\.woff2)/g, face))
			.map((path) => posix.resolve(posix.dirname(file), path)),
	);
	return {
		html,
		styles: [...new Set(styles)],
		scripts: [...new Set(scripts)].filter((file) => !ELEMENT.test(posix.basename(file))),
		fonts: [...new Set(fonts)],
		/** The inline scripts without JSON-LD, which has another `type`. */
		inlineScript: found(/<script(?: type="module")?>(.*?)<\/script>/gs).join("\n"),
	};
}

/**
 * Reads a file of the build.
 * @throws Error with the name of a missing file
 */
function read(root: string, file: string): Buffer {
	const path = join(root, file);
	if (!existsSync(path)) throw new Error(`A page loads ${file}, which the build doesn't have.`);
	return readFileSync(path);
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const root = process.argv[2] ?? join(ROOT, "dist");
	if (!existsSync(root))
		throw new Error('There is no site in dist/ yet: run "npm run build" first.');
	const lines = compare(await measureHeaviest(root), await measureElements(root));
	console.log("Bytes (brotli):");
	for (const { isMet, text } of lines) console.log(`${isMet ? "ok    " : "OVER  "}  ${text}`);
	if (lines.some(({ isMet }) => !isMet)) process.exitCode = 1;
}
