import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { posix } from "node:path";
import type { SiteData } from "../../data.ts";
import { ASSETS, hashedName } from "../hashed.ts";
import { cachedPng, drawPng } from "../png.ts";
import { crumbsOf } from "../seo/crumbs.ts";
import {
	CARD,
	CREAM,
	cardCloth,
	cardElement,
	MARGIN,
	type ShareCard,
	TITLE,
	titleHeight,
	titleSize,
} from "./card.tsx";
import { isOurs, lettersWithoutFont, plainly, runsOf, withoutOtherFonts } from "./letters.ts";

/** The image that messengers and social networks show for a link to a page. */
export interface ShareImage {
	/** The path from the site's root. */
	readonly path: string;
	/** Returns the PNG from the cache, or draws it. */
	png(): Promise<Uint8Array>;
}

export function shareImage(data: SiteData): ShareImage {
	const { site, navigation, page } = data;
	const { title, description, great, crumbs, dye = "forest", wall, quilt } = data.metadata(data);
	const label = crumbsOf(navigation, page.url, title, crumbs).slice(1).at(-2)?.label;
	return imageOf({
		title: drawn(title, page.url) || site.name,
		label: label && drawn(label, page.url),
		sentence: ours(great ?? firstSentence(description)),
		siteName: site.name,
		slug: quilt?.slug ?? (posix.basename(page.url, ".html") || "home"),
		dye,
		wall,
		quilt,
	});
}

function firstSentence(text: string): string {
	const [first] = new Intl.Segmenter("en", { granularity: "sentence" }).segment(text);
	return first?.segment ?? "";
}

/** Returns a text that the title's fonts can draw, or nothing. */
function ours(text: string): string | undefined {
	const plain = plainly(text);
	return isOurs(plain) ? plain : undefined;
}

/** Returns a text with every letter that it has; empty, with a warning, if no font has one of them. */
function drawn(text: string, url: string): string {
	const title = plainly(text);
	const missing = lettersWithoutFont(title);
	if (missing.length === 0) return title;
	const warning = `The share image of ${url} leaves out "${title}": no font has ${missing.join(" ")}`;
	if (!warned.has(warning)) console.warn(warning);
	warned.add(warning);
	return "";
}

const warned = new Set<string>();

/** Caches images by the JSON of their cards, because the page and the template of image files both need the image. */
const images = new Map<string, ShareImage>();

export function imageOf(card: ShareCard): ShareImage {
	const key = JSON.stringify(card);
	const known = images.get(key);
	if (known) return known;
	const recipe = `${fontsHash} ${JSON.stringify(cardElement(card))} ${cardCloth(card)}`;
	let png: Promise<Uint8Array> | undefined;
	const image = {
		path: `/${ASSETS}/share/${hashedName(`${card.slug}.png`, recipe)}`,
		png: () => (png ??= cachedPng(recipe, () => drawCard(card))),
	};
	images.set(key, image);
	return image;
}

export const shareFonts = ["fraunces-title", "atkinson-label"].map((name) => ({
	name,
	data: readFileSync(new URL(`../../fonts/${name}.ttf`, import.meta.url)),
}));

const fontsHash = createHash("sha256")
	.update(String(createRequire(import.meta.url)("satori/package.json").version))
	.update(Buffer.concat(shareFonts.map(({ data }) => data)))
	.digest("hex")
	.slice(0, 8);

async function drawCard(card: ShareCard): Promise<Uint8Array> {
	const { default: satori } = await import("satori");
	const isWide = !isOurs(card.title);
	const element = cardElement(isWide ? { ...card, title: "" } : card);
	const words = await satori(element, { ...CARD, fonts: shareFonts });
	// The quilt is added after satori, because satori would mask the quilt, and the mask slows down rendering.
	const png = await drawPng(words.replace("</svg>", `${cardCloth(card)}</svg>`), CARD.width);
	return isWide && !card.quilt ? withWideTitle(png, card) : png;
}

/** Draws a title for which our fonts lack letters. Pango shapes and orders the letters of all scripts; satori doesn't. */
async function withWideTitle(png: Uint8Array, { title, ...card }: ShareCard): Promise<Uint8Array> {
	const { default: sharp } = await import("sharp");
	const height = titleHeight(card);
	const size = titleSize(title, height);
	const runs = runsOf(title);
	await withoutOtherFonts(async () => {
		// Each file that Pango has seen stays known to it.
		for (const fontfile of new Set(runs.map(({ file }) => file)))
			await sharp({ text: { text: "a", fontfile } }).metadata();
	});
	const families = runs.map(({ family, lineHeight, text }, index) => {
		const escaped = text.replace(/[&<>]/, (each) => `&#${each.codePointAt(0)};`);
		const isFirst = runs[index - 1]?.family !== family;
		const isLast = runs[index + 1]?.family !== family;
		return `${isFirst ? `<span font_family="${family}" line_height="${lineHeight}">` : ""}${escaped}${isLast ? "</span>" : ""}`;
	});
	const text = `<span foreground="${CREAM}" weight="600" size="${size}pt">${families.join("")}</span>`;
	const lines = sharp({
		text: { text, width: TITLE.width, dpi: 72, rgba: true, wrap: "word-char" },
	});
	// Chinese and Japanese signs are twice as wide as the letters by which the size is estimated.
	const fit = { width: TITLE.width, height, fit: "inside", withoutEnlargement: true } as const;
	const { data, info } = await lines.resize(fit).png().toBuffer({ resolveWithObject: true });
	const isRightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(title);
	const left = isRightToLeft ? CARD.width - MARGIN - info.width : MARGIN;
	return sharp(png)
		.composite([{ input: data, left, top: TITLE.top + 12 }])
		.png()
		.toBuffer();
}
