import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { type Language, languageAttributes } from "../../shared/language.ts";
import { Button } from "./Button.tsx";
import { adoptStyles } from "./styles/adopt.ts";

/**
 * Opens a window to print from. Browsers block it outside the click that asks for it.
 * @param onOpen - called when the window can be filled
 * @returns false where no window opened
 */
export function openPrintWindow(onOpen: (view: Window) => void): boolean {
	// Only a page with a doctype is in standards mode. In a cross-origin frame, browsers give no access to a blob's page.
	const page = new Blob(["<!doctype html>"], { type: "text/html" });
	const address = window === top ? URL.createObjectURL(page) : "";
	const view = window.open(address, "_blank");
	// A web view with a single window returns the present one, and would leave this page.
	if (view === window) stop();
	if (!isNew(view)) return false;
	if (address) view.addEventListener("load", () => onOpen(view));
	else onOpen(view);
	return true;
}

/** Web views may return the present window, or an object that is no window. */
function isNew(view: Window | null): view is Window {
	try {
		return view !== window && view !== top && Boolean(view?.document);
	} catch {
		return false;
	}
}

interface PrintedPage {
	language: Language;
	/** The file name that "Save as PDF" proposes. */
	title: string;
	css: string;
	/** A node of the element, whose fonts the window takes. */
	node: Element;
	labels: { readonly print: string; readonly close: string };
	content: ReactNode;
}

/** Shows a page in a window and prints it. */
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
		// Layout starts the loading of the fonts.
		document.body.getBoundingClientRect();
		await document.fonts.ready;
		view.print?.();
	});
}

/** The font families that the host page has given the element, and their `@font-face` rules, as CSS. */
function fontsOf(node: Element): string {
	const style = getComputedStyle(node);
	const families = ["--lq-font", "--lq-font-display"].map(
		(name) => `${name}:${style.getPropertyValue(name) || "initial"}`,
	);
	const faces = [...document.styleSheets].flatMap(facesOf);
	return [...faces, `.lq{${families.join(";")}}`].join("");
}

function facesOf(sheet: CSSStyleSheet): string[] {
	try {
		return [...sheet.cssRules]
			.filter((rule) => rule instanceof CSSFontFaceRule)
			.map(({ cssText }) =>
				cssText
					.replace(
						/url\("(.*?)"\)/g,
						(_, path) => `url("${new URL(path, sheet.href ?? document.baseURI)}")`,
					)
					// With "optional", a font that loads late would be missing on paper.
					.replace("font-display: optional", "font-display: block"),
			);
	} catch {
		// A cross-origin stylesheet.
		return [];
	}
}
