import {
	FRAME_ASK,
	FRAME_READY,
	type FrameHeight,
	type WordPressMessage,
} from "../../shared/embed/frame-messages.ts";
import { embedProperties, readEmbedOptions } from "../../shared/embed/options.ts";

/*
 * Runs in the frame: applies the URL's options to the quiz, reports the frame's height once the host page has asked
 * for the height, and handles links if popups are forbidden.
 */

const quiz = document.querySelector<HTMLElement>("liberation-quiz");
if (quiz) {
	const options = readEmbedOptions(location.search);
	if (options.partner) quiz.setAttribute("partner", options.partner);
	quiz.setAttribute("theme", options.theme);
	for (const [name, value] of embedProperties(options)) quiz.style.setProperty(name, value);
	if (options.theme !== "auto") document.documentElement.style.colorScheme = options.theme;
	tellHeightOf(quiz);
}

function tellHeightOf(element: HTMLElement): void {
	// The page is not framed.
	if (parent === window) return;
	let asker: string | undefined;
	const tell = () => {
		const { height } = element.getBoundingClientRect();
		const message: FrameHeight = { liberationQuizHeight: height };
		if (asker !== undefined) parent.postMessage(message, asker);
		tellWordPress(Math.ceil(height));
	};
	addEventListener("message", ({ source, origin, data }) => {
		if (source !== parent) return;
		if (data === FRAME_ASK && origin !== "null") asker = origin;
		if (data === FRAME_ASK || data?.message === "ready") tell();
	});
	new ResizeObserver(tell).observe(element);
	// WordPress hides the frame until the frame reports a height, and the observer doesn't fire in a hidden frame.
	tell();
	parent.postMessage(FRAME_READY, "*");
	// An opaque origin means a sandbox, which may forbid popups.
	if (window.origin === "null") addEventListener("click", follow);
}

/** Sends the height to WordPress, if WordPress embeds the frame. */
function tellWordPress(value: number): void {
	const secret = new URLSearchParams(location.hash.replace(/^#\??/, "")).get("secret");
	const message: WordPressMessage = { message: "height", value, secret: secret ?? "" };
	if (secret) parent.postMessage(message, "*");
}

/**
 * Opens a link in a new tab. If that fails, shows the URL to copy. WordPress would open the link in place of the partner's
 * page, which loses the answers.
 */
function follow(event: MouseEvent): void {
	const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
	if (link?.target !== "_blank") return;
	event.preventDefault();
	const view = open(link.href, "_blank");
	if (view) view.opener = null;
	else showAddress(link);
}

function showAddress(link: HTMLAnchorElement): void {
	const dialog = document.querySelector("dialog");
	const field = dialog?.querySelector("input");
	if (!dialog || !field) return;
	field.value = link.href;
	dialog.querySelector("button")?.addEventListener("click", () => dialog.close(), { once: true });
	dialog.showModal();
	// The dialog opens next to the link, because the middle of a tall frame may be out of view.
	const { bottom } = link.getBoundingClientRect();
	dialog.style.margin = `clamp(0px, ${bottom}px, 100vh - 10em) auto auto`;
	field.select();
}
