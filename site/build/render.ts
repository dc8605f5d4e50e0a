import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * What a page's default export returned, as the text of its file: React elements become HTML with
 * a doctype; strings (feeds, header rules) pass through untouched.
 */
export function toHtml(rendered: ReactElement | string): string {
	if (typeof rendered === "string") return rendered;
	return `<!doctype html>${renderToStaticMarkup(rendered).replace(IMAGE_PRELOADS, "")}\n`;
}

/**
 * React preloads every eager image by the name it has in the source, which a later step may
 * change: the preload would then ask for a file that isn't there.
 */
const IMAGE_PRELOADS = /<link rel="preload" as="image"[^>]*>/g;
