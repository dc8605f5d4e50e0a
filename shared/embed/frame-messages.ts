/*
 * How the framed quiz and the page around it agree on a height. The frame says that it is there,
 * and nothing else, to whoever holds it; the page answers; from then on the frame tells its height,
 * to the origin that answered alone.
 */

/** From the frame: it is ready to be asked. */
export const FRAME_READY = "liberation-quiz:ready";
/** From the page: it wants to know the height. */
export const FRAME_ASK = "liberation-quiz:ask";

/** From the frame: how high the quiz is, in CSS pixels. */
export interface FrameHeight {
	liberationQuizHeight: number;
}

/** To WordPress, which frames the quiz by oEmbed: its page knows the frame by the secret in the frame's address. */
export interface WordPressMessage {
	secret: string;
	/** It follows links to the frame's own host, in the same tab, and takes heights from 200 to 1000 pixels. */
	message: "link" | "height";
	value: string | number;
}

/** Whether a message is a frame's height: a positive number of pixels that a page can have. */
export function isFrameHeight(data: unknown): data is FrameHeight {
	if (typeof data !== "object" || data === null || !("liberationQuizHeight" in data)) return false;
	const height = data.liberationQuizHeight;
	return typeof height === "number" && height > 0 && height < 100_000;
}
