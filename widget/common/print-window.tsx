import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { attempt } from "../../shared/attempt.ts";
import { type Language, languageAttributes } from "../../shared/language.ts";
import { Button } from "./Button.tsx";
import { adoptStyles } from "./styles/adopt.ts";

/**
 * Opens a print window. Call this inside a click handler, because browsers block pop-ups without a click.
 * @param onOpen - called once content can be added to the window
 * @returns false if no window opened
 */
export function openPrintWindow(onOpen: (view: Window) => void): boolean {
	// The doctype avoids quirks mode. In a frame, the window opens empty, because a blob URL may be inaccessible.
	const page = new Blob(["<!doctype html>"], { type: "text/html" });
	const address = window === top ? URL.createObjectURL(page) : "";
	// Extensions and host pages that block pop-ups replace `window.open`, and some of those functions throw.
	const view = attempt(() => window.open(address, "_blank"));
	// In a web view with a single window, `window.open` navigates and returns that window: stop the navigation.
	if (view === window) stop();
	if (!isNew(view)) return false;
	if (address) view.addEventListener("load", () => onOpen(view));
	else onOpen(view);
	return true;
}

/** Checks that a window is new: web views' `window.open` may return the current window, or a non-window object. */
function isNew(view: Window | null | undefined): view is Window {
	return view !== window && view !== top && Boolean(attempt(() => view?.document));
}

interface PrintedPage {
	language: Language;
	/** The title of the window, which "Save as PDF" suggests as the file name. */
	title: string;
	css: string;
	/** A node of the element, from which the window copies fonts. */
	node: Element;
	labels: { readonly print: string; readonly close: string };
	content: ReactNode;
}

/** Renders a page in the print window and prints it. */
export function printIn(
	view: Window,
	{ language, title, css, node, labels, content }: PrintedPage,
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
	createRoot(document.body).render(
		<main>
			<div className="print-controls">
				<Button onClick={() => view.print?.()}>{labels.print}</Button>
				<Button outlined onClick={() => view.close()}>
					{labels.close}
				</Button>
			</div>
			{content}
		</main>,
	);
	setTimeout(async () => {
		// Forces a reflow, which starts loading the fonts.
		document.body.getBoundingClientRect();
		await document.fonts.ready;
		view.print?.();
	});
}

/** The host page's `@font-face` rules, and the font families that it sets on the element, as CSS. */
function fontsOf(node: Element): string {
	const style = getComputedStyle(node);
	const families = ["--lq-font", "--lq-font-display"].map(
		(name) => `${name}:${style.getPropertyValue(name) || "initial"}`,
	);
	const faces = [...document.styleSheets].flatMap(facesOf);
	return [...faces, `.lq{${families.join(";")}}`].join("");
}

function facesOf(sheet: CSSStyleSheet): string[] {
	// The rules of a cross-origin stylesheet are inaccessible.
	const faces = attempt(() =>
		[...sheet.cssRules]
			.filter((rule) => rule instanceof CSSFontFaceRule)
			.map(({ cssText }) =>
				cssText
					.replace(
						/url\("(.*?)"\)/g,
						(_, path) => `url("${new URL(path, sheet.href ?? document.baseURI)}")`,
					)
					// With `font-display: swap`, a font that loads late would be missing in the printout.
					.replace("font-display: swap", "font-display: block"),
			),
	);
	return faces ?? [];
}
