import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ASSETS } from "../hashed.ts";
import { pngOf } from "../png.ts";
import { CARD, drawCard, type ShareCard } from "./card.ts";
import type { ShareFonts } from "./fonts.ts";

/** The share images of a build: pages ask for theirs, and after the pages all are written. */
export interface ShareImages {
	/** The path that a card's image will have, from the site's root. */
	pathOf(card: ShareCard): string;
	/** Writes every image that was asked for and isn't written yet. */
	write(outDir: string): Promise<void>;
}

export function createShareImages(fonts: ShareFonts): ShareImages {
	/** Drawings by their paths, paths by what is on the card. */
	const drawings = new Map<string, string>();
	const paths = new Map<string, string>();
	const written = new Set<string>();

	function draw(card: ShareCard): string {
		const svg = drawCard(fonts, card);
		const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
		const path = `/${ASSETS}/share/${card.block.slug}.${hash}.png`;
		drawings.set(path, svg);
		return path;
	}

	return {
		pathOf(card) {
			const key = JSON.stringify(card);
			const path = paths.get(key) ?? draw(card);
			paths.set(key, path);
			return path;
		},
		async write(outDir) {
			const missing = [...drawings].filter(([path]) => !written.has(path));
			await Promise.all(
				missing.map(async ([path, svg]) => {
					const file = join(outDir, path);
					const png = await pngOf(svg, CARD.width);
					await mkdir(dirname(file), { recursive: true });
					await writeFile(file, png);
					written.add(path);
				}),
			);
		},
	};
}
