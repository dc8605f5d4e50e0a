import { createHash } from "node:crypto";
import type { SiteData } from "../../data.ts";
import { ASSETS } from "../hashed.ts";
import { crumbsOf } from "../seo/crumbs.ts";
import { drawCard, type ShareCard } from "./card.ts";
import type { ShareFonts } from "./fonts.ts";

/** The picture that a shared link to a page shows. */
export interface ShareImage {
	/** From the site's root. */
	readonly path: string;
	readonly svg: string;
}

/** Drawings by what is on them: pages and files ask for the same one several times. */
const drawn = new Map<string, ShareImage>();

/** The share image of a page: the title, where the page belongs, and its quilt block. */
export function shareImage(data: SiteData): ShareImage {
	const { site, navigation, page, assets } = data;
	const { title, crumbs, block } = data.metadata(data);
	const card: ShareCard = {
		title,
		label: crumbsOf(navigation, page.url, title, crumbs).slice(1).at(-2)?.label,
		siteName: site.name,
		block: block ?? { slug: lastPart(page.url) },
	};
	const key = JSON.stringify(card);
	const image = drawn.get(key) ?? draw(assets.shareFonts, card);
	drawn.set(key, image);
	return image;
}

function draw(fonts: ShareFonts, card: ShareCard): ShareImage {
	const svg = drawCard(fonts, card);
	const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
	return { path: `/${ASSETS}/share/${card.block.slug}.${hash}.png`, svg };
}

/** What a page is called in its address. */
function lastPart(url: string): string {
	return (
		url
			.replace(/\.html$/, "")
			.split("/")
			.filter(Boolean)
			.at(-1) ?? "home"
	);
}
