/*
 * Messages between the framed quiz and its parent page. The frame announces itself to any parent; once a parent asks,
 * the frame reports its height to that origin alone.
 */

export const FRAME_READY = "liberation-quiz:ready";
export const FRAME_ASK = "liberation-quiz:ask";

/** In CSS pixels. */
export interface FrameHeight {
	liberationQuizHeight: number;
}

/** For WordPress, which embeds the quiz by oEmbed and identifies the frame by the secret in its address. */
export interface WordPressMessage {
	secret: string;
	/** WordPress follows links to the frame's host in the same tab, and accepts heights from 200 to 1000 pixels. */
	message: "link" | "height";
	value: string | number;
}

/** Whether a message is a plausible height. */
export function isFrameHeight(data: unknown): data is FrameHeight {
	if (typeof data !== "object" || data === null || !("liberationQuizHeight" in data)) return false;
	const height = data.liberationQuizHeight;
	return typeof height === "number" && height > 0 && height < 100_000;
}
