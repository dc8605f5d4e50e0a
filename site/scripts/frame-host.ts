import { FRAME_ASK, FRAME_READY, isFrameHeight } from "../../shared/embed/frame-messages.ts";

/*
 * On a partner's page: resizes framed quizzes to their content. Without it a frame keeps its height, and scrolls. An
 * oEmbed frame has a fallback link before it.
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

// Frames that loaded before this script.
for (const frame of frames()) ask(frame);
