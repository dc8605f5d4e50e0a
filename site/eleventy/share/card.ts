import type { BlockChoice } from "../../quilt/block.ts";

/** The size of a share image in pixels, as social networks recommend. */
export const CARD = { width: 1200, height: 630 } as const;

/** The quilt block of a page: its slug decides what the choice leaves open. */
export interface PageBlock extends BlockChoice {
	slug: string;
}

/** The content of a share image. */
export interface ShareCard {
	title: string;
	/** The section of the site, above the title. */
	label?: string | undefined;
	siteName: string;
	block: PageBlock;
}
