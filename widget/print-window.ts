import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { type Language, languageAttributes } from "../shared/language.ts";
import { fontsOf } from "./role-pack/fonts.ts";
import { adoptStyles } from "./styles/adopt.ts";

/**
 * Opens a window to print from, in the press that asks for it: later, browsers block it.
 * @param onOpen - called once it can be filled
 * @returns false where no window opened
 */
export function openPrintWindow(onOpen: (view: Window) => void): boolean {
	// Without an address, because apps that show pages in a single view would leave the page for it.
	const view = window.open("", "_blank");
	if (!isNew(view)) return false;
	// From a frame of another site, browsers give no access to a page with an address.
	if (window !== top) {
		onOpen(view);
		return true;
	}
	// Only a page with a doctype is in standards mode.
	const page = new Blob(["<!doctype html>"], { type: "text/html" });
	const address = URL.createObjectURL(page);
	view.addEventListener("load", () => {
		if (view.location.href !== address) return;
		URL.revokeObjectURL(address);
		onOpen(view);
	});
	view.location.replace(address);
	return true;
}

/** Whether it is a window that can be filled: apps may give the present one, or an object of theirs. */
function isNew(view: Window | null): view is Window {
	try {
		return Boolean(view?.document) && view !== window && view !== top;
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
