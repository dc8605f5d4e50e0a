import type { RoleKey } from "../../../shared/quiz/keys.ts";
import type { WallName } from "../../quilt/walls.ts";

/** The size of a share image in pixels, as social networks recommend. */
export const CARD = { width: 1200, height: 630 } as const;

/** The style of a share image's outermost element, which all its words stand in. Colors are CSS hex colors. */
export function cardFrame(backgroundColor: string, color: string) {
	return {
		...CARD,
		display: "flex",
		position: "relative",
		backgroundColor,
		color,
		fontFamily: "fraunces-title",
	} as const;
}

/** The blocks of roles, sewn in rows: the share image of the quiz and of each role. */
export interface PageQuilt {
	slug: string;
	/** The words below it, in place of the page's title. */
	title: string;
	/** What the title means, and a question to whoever sees the link. */
	text?: { meaning: string; question: string };
	roles: readonly [RoleKey, ...RoleKey[]];
	columns: number;
}

/** The content of a share image. */
export interface ShareCard {
	/** Names its file. */
	slug: string;
	title: string;
	/** The section of the site, above the title. */
	label?: string | undefined;
	siteName: string;
	/** The cloth below the words. */
	wall: WallName;
	/** Takes the place of title and cloth. */
	quilt?: PageQuilt | undefined;
}
