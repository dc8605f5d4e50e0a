import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { posix } from "node:path";
import type { SiteData } from "../../data.ts";
import recorded from "../../fonts/fonts.json" with { type: "json" };
import { ASSETS, hashedName } from "../hashed.ts";
import { cachedPng, drawPng } from "../png.ts";
import { crumbsOf } from "../seo/crumbs.ts";
import { CARD, cardCloth, cardElement, type ShareCard } from "./card.tsx";

/** The image that messengers and social networks show for a link to a page. */
export interface ShareImage {
	/** The path from the site's root. */
	readonly path: string;
	/** Returns the PNG from the cache, or draws it. */
	png(): Promise<Uint8Array>;
}

export function shareImage(data: SiteData): ShareImage {
	const { site, navigation, page } = data;
	const { title, crumbs, dye = "forest", wall, quilt } = data.metadata(data);
	const label = crumbsOf(navigation, page.url, title, crumbs).slice(1).at(-2)?.label;
	return imageOf({
		title: drawable(title) || site.name,
		label: label && drawable(label),
		siteName: site.name,
		slug: quilt?.slug ?? (posix.basename(page.url, ".html") || "home"),
		dye,
		wall,
		quilt,
	});
}

/** Drops characters that our fonts lack, such as emoji. */
function drawable(text: string): string {
	return [...text]
		.filter((character) => recorded.characters.includes(character))
		.join("")
		.replace(/ {2,}/g, " ")
		.trim();
}

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
	const words = await satori(cardElement(card), { ...CARD, fonts: shareFonts });
	// The quilt is added after satori, because satori would mask the quilt, and the mask slows down rendering.
	return drawPng(words.replace("</svg>", `${cardCloth(card)}</svg>`), CARD.width);
}
