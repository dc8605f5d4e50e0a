import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { type Language, languageAttributes } from "../../shared/language.ts";
import { fontsOf } from "./fonts.ts";
import { adoptStyles } from "./styles/adopt.ts";

/**
 * Opens a window to print from, in the press that asks for it: later, browsers block it.
 * @param onOpen - called once it can be filled
 * @returns false where no window opened
 */
export function openPrintWindow(onOpen: (view: Window) => void): boolean {
	// Only a page with a doctype is in standards mode. From a frame of another site, browsers give no access to it.
	const page = new Blob(["<!doctype html>"], { type: "text/html" });
	const address = window === top ? URL.createObjectURL(page) : "";
	const view = window.open(address, "_blank");
	// An app that shows pages in a single view would leave this one.
	if (view === window) stop();
	if (!isNew(view)) return false;
	if (address) view.addEventListener("load", () => onOpen(view));
	else onOpen(view);
	return true;
}

/** Whether it is a window that can be filled: apps may give the present one, or an object of theirs. */
function isNew(view: Window | null): view is Window {
	try {
		return view !== window && view !== top && Boolean(view?.document);
	} catch {
		return false;
	}
}

interface PrintedPage {
	/** The file name that "Save as PDF" proposes. */
	title: string;
	/** The stylesheet of the element. */
	css: string;
	/** Any node of the element, whose fonts the window takes. */
	node: Element;
	content: ReactElement;
}

/** Shows a page in a window and prints it. */
export function printIn(
	view: Window,
	language: Language,
	{ title, css, node, content }: PrintedPage,
): void {
	const { document } = view;
	const viewport = document.createElement("meta");
	viewport.name = "viewport";
	viewport.content = "width=device-width";
	document.head.append(viewport);
	document.title = title;
	Object.assign(document.documentElement, languageAttributes(language));
	document.body.className = "lq";
	adoptStyles(document, css + fontsOf(node));
	createRoot(document.body).render(content);
	// The fonts load once something is laid out in them.
	setTimeout(async () => {
		document.body.getBoundingClientRect();
		await document.fonts.ready;
		view.print?.();
	});
}
