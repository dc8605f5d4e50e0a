import { FRAME_ASK, FRAME_READY, type FrameHeight } from "../../shared/embed/frame-messages.ts";
import { embedProperties, readEmbedOptions } from "../../shared/embed/options.ts";

/*
 * In the frame: gives the quiz what the frame's address says, and tells its height to the page
 * around it once that has asked.
 */

const quiz = document.querySelector<HTMLElement>("liberation-quiz");
if (quiz) {
	const options = readEmbedOptions(location.search);
	if (options.partner) quiz.setAttribute("partner", options.partner);
	quiz.setAttribute("theme", options.theme);
	for (const [name, value] of embedProperties(options)) quiz.style.setProperty(name, value);
	// What shows before and around the quiz.
	if (options.theme !== "auto") document.documentElement.style.colorScheme = options.theme;
	tellHeightOf(quiz);
}

function tellHeightOf(element: HTMLElement): void {
	// Opened by itself, it has nobody to tell.
	if (parent === window) return;
	let asker: string | undefined;
	const tell = () => {
		const message: FrameHeight = { liberationQuizHeight: element.getBoundingClientRect().height };
		if (asker !== undefined) parent.postMessage(message, asker);
	};
	addEventListener("message", ({ source, origin, data }) => {
		if (source !== parent || data !== FRAME_ASK || origin === "null") return;
		asker = origin;
		tell();
	});
	new ResizeObserver(tell).observe(element);
	parent.postMessage(FRAME_READY, "*");
}
