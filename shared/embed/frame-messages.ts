/*
 * Messages between the iframe of the quiz and its parent page. The frame announces itself to any parent; after a parent
 * asks for the height, the frame reports it to that origin only.
 */

export const FRAME_READY = "liberation-quiz:ready";
export const FRAME_ASK = "liberation-quiz:ask";

/** The message that reports the height, in CSS pixels. */
export interface FrameHeight {
	liberationQuizHeight: number;
}

/** The message for WordPress, which embeds the quiz by oEmbed and identifies the frame by the secret in its URL. */
export interface WordPressMessage {
	secret: string;
	message: "height";
	/** In pixels; WordPress takes 200 to 1000. */
	value: number;
}

/** Checks whether the data of a message reports a plausible height. */
export function isFrameHeight(data: unknown): data is FrameHeight {
	if (typeof data !== "object" || data === null || !("liberationQuizHeight" in data)) return false;
	const height = data.liberationQuizHeight;
	return typeof height === "number" && height > 0 && height < 100_000;
}
