import { FRAME_ASK, FRAME_READY, isFrameHeight } from "../../shared/embed/frame-messages.ts";

/*
 * Runs on a partner's page, and resizes framed quizzes to their content. Without this script, frames scroll at a
 * fixed height. The fallback link before an oEmbed frame is removed once the frame responds.
 */

const frames = () => document.querySelectorAll<HTMLIFrameElement>("iframe[data-liberation-quiz]");

function ask(frame: HTMLIFrameElement): void {
	frame.contentWindow?.postMessage(FRAME_ASK, new URL(frame.src).origin);
}

addEventListener("message", ({ source, origin, data }) => {
	for (const frame of frames()) {
		if (frame.contentWindow !== source || new URL(frame.src).origin !== origin) continue;
		const link = frame.parentElement?.previousElementSibling;
		if (link?.matches("blockquote[data-liberation-quiz]")) link.remove();
		if (data === FRAME_READY) ask(frame);
		if (isFrameHeight(data)) frame.style.height = `${Math.ceil(data.liberationQuizHeight)}px`;
	}
});

// Frames that loaded before this script sent `FRAME_READY` too early, so they are asked for their height here.
for (const frame of frames()) ask(frame);
