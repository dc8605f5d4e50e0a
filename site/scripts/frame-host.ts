import { FRAME_ASK, FRAME_READY, isFrameHeight } from "../../shared/embed/frame-messages.ts";

/*
 * Runs on a partner's page, and resizes framed quizzes to their content. Without this script, frames scroll at a
 * fixed height. The fallback link before an oEmbed frame is removed once the frame responds.
 */

const frames = () => document.querySelectorAll<HTMLIFrameElement>("iframe[data-liberation-quiz]");

/** The origin of a frame; "null" where a plugin that loads frames lazily has taken its URL away. */
function originOf({ src }: HTMLIFrameElement): string {
	try {
		return new URL(src).origin;
	} catch {
		return "null";
	}
}

function ask(frame: HTMLIFrameElement): void {
	const origin = originOf(frame);
	if (origin !== "null") frame.contentWindow?.postMessage(FRAME_ASK, origin);
}

addEventListener("message", ({ source, origin, data }) => {
	for (const frame of frames()) {
		if (frame.contentWindow !== source || originOf(frame) !== origin) continue;
		const link = frame.parentElement?.previousElementSibling;
		if (link?.matches("blockquote[data-liberation-quiz]")) link.remove();
		if (data === FRAME_READY) ask(frame);
		if (isFrameHeight(data)) frame.style.height = `${Math.ceil(data.liberationQuizHeight)}px`;
	}
});

// Frames that loaded before this script sent `FRAME_READY` too early, so they are asked for their height here.
for (const frame of frames()) ask(frame);
