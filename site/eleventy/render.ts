import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * What a page's default export returned, as the text of its file: React elements become HTML with
 * a doctype; text (feeds, header rules) and pictures stay as they are.
 */
export function toHtml(rendered: ReactElement | string | Buffer): string | Buffer {
	if (typeof rendered === "string" || Buffer.isBuffer(rendered)) return rendered;
	return `<!doctype html>${renderToStaticMarkup(rendered).replace(IMAGE_PRELOADS, "")}\n`;
}

/**
 * React preloads every eager image. A later step may rename the image, and the preload would then fail.
 */
const IMAGE_PRELOADS = /<link rel="preload" as="image"[^>]*>/g;
