import { FRAME_ASK, FRAME_READY, isFrameHeight } from "../../shared/embed/frame-messages.ts";

/*
 * On a partner's page: makes every framed quiz as high as its content. Without this script a frame
 * keeps the height that it was given, and scrolls. Where an editor made the frame by oEmbed, a link
 * stands before it, for pages on which no frame comes.
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

// Those that were ready before this script was.
for (const frame of frames()) ask(frame);
