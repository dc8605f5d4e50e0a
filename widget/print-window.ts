import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { fontsOf } from "./role-pack/fonts.ts";
import { adoptStyles } from "./styles/adopt.ts";

interface PrintWindowOptions {
	/** The file name that "Save as PDF" proposes. */
	title: string;
	/** The stylesheet of the element. */
	css: string;
	/** Any node of the element, whose fonts the window takes. */
	node: Element;
	/** What the window shows. */
	content: (view: Window) => ReactElement;
}

/**
 * Opens a page in a window of its own and prints it.
 * @returns false when the browser blocked the window
 */
export function openPrintWindow({ title, css, node, content }: PrintWindowOptions): boolean {
	const fonts = fontsOf(node);
	// Only a page with a doctype is in standards mode. From a frame of another site, browsers give no access to it.
	const page = new Blob(["<!doctype html>"], { type: "text/html" });
	const address = window === window.top ? URL.createObjectURL(page) : "";
	const view = window.open(address, "_blank");
	if (!view) return false;
	const show = () => {
		const { document } = view;
		URL.revokeObjectURL(address);
		const viewport = document.createElement("meta");
		viewport.name = "viewport";
		viewport.content = "width=device-width";
		document.head.append(viewport);
		document.title = title;
		document.documentElement.lang = "en";
		document.body.className = "lq";
		adoptStyles(document, css + fonts);
		createRoot(document.body).render(content(view));
		// The fonts load once something is laid out in them.
		setTimeout(async () => {
			document.body.getBoundingClientRect();
			await document.fonts.ready;
			view.print?.();
		});
	};
	if (address) view.addEventListener("load", show);
	else show();
	return true;
}
