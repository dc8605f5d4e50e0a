import type { BlockChoice } from "../../quilt/block.ts";

/** Pixels of a share image, as networks ask for it. */
export const CARD = { width: 1200, height: 630 } as const;

/** The quilt block that stands for a page: of its own slug, or as its head fixes it. */
export interface PageBlock extends BlockChoice {
	slug: string;
}

/** What a share image says. */
export interface ShareCard {
	title: string;
	/** Where the page belongs: stands above the title. */
	label?: string | undefined;
	siteName: string;
	block: PageBlock;
}
