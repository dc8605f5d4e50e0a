import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ListedPage, PageMetadata, SiteData } from "../data.ts";

interface PageDefinition<Data extends SiteData> {
	/** The path of the page, without a slash at its end. */
	path: string;
	/** What the page says of itself. It is called without rendering the page. */
	metadata(data: Data): PageMetadata;
}

/** The `data` export of a page. */
export function definePage<Data extends SiteData>({ path, metadata }: PageDefinition<Data>) {
	return { path, permalink: permalinkOf(path), metadata };
}

interface PagesDefinition<Name extends string, Item, Data> {
	/** The path of the pages; `*` stands for the slug of an item. */
	path: string;
	/** Under this name a page finds its item in its data. */
	each: Name;
	items(data: SiteData): readonly Item[];
	slug(item: Item): string;
	metadata(data: Data): PageMetadata;
}

/** The `data` export of a template that makes a page of every item. */
export function definePages<Name extends string, Item, Data extends SiteData & Record<Name, Item>>({
	path,
	each,
	items,
	slug,
	metadata,
}: PagesDefinition<Name, Item, Data>) {
	return {
		path,
		permalink: (data: Record<Name, Item>) => permalinkOf(path.replace("*", slug(data[each]))),
		pagination: {
			// Eleventy asks for a name in the data; the items replace what it finds there.
			data: "site",
			before: (_: unknown, data: SiteData) => items(data),
			alias: each,
			size: 1,
			addAllPagesToCollections: true,
		},
		metadata,
	};
}

/** The pages that search engines may list, by address. */
export function listedPages<Data extends { metadata(data: Data): PageMetadata }>(
	pages: readonly { url: string; data: Data }[],
): ListedPage[] {
	return pages
		.map(({ url, data }) => ({ url, ...data.metadata(data) }))
		.filter(({ indexed = true }) => indexed)
		.sort((a, b) => (a.url < b.url ? -1 : 1));
}

function permalinkOf(path: string): string {
	return path.endsWith("/") || path.endsWith(".html") ? path : `${path}/`;
}

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
