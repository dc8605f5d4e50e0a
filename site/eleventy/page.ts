import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ENGLISH, languagePath } from "../../shared/language.ts";
import type { Words } from "../../shared/quiz/words.ts";
import type { ListedPage, PageMetadata, SiteData } from "../data.ts";
import { type Edition, editionsOf, inItsLanguage, isLive, noteTranslated } from "./edition.ts";

interface PageDefinition<Data extends SiteData> {
	/** The path of the page, without a slash at its end; `*` stands for the slug of an item. */
	path: string;
	/** What the page says of itself. It is called without rendering the page. */
	metadata(data: Data): PageMetadata;
}

interface PagesDefinition<Name extends string, Item, Data extends SiteData, Source>
	extends PageDefinition<Data> {
	/** The name of the item in a page's data. */
	each: Name;
	items(from: Source): readonly Item[];
	slug(item: Item): string;
}

/** The `data` export of a page. */
export function definePage<Data extends SiteData>({ path, metadata }: PageDefinition<Data>) {
	return { path, permalink: permalinkOf(path), metadata };
}

/** The `data` export of a template that makes a page of every item. */
export function definePages<Name extends string, Item, Data extends SiteData & Record<Name, Item>>({
	path,
	each,
	items,
	slug,
	metadata,
}: PagesDefinition<Name, Item, Data, SiteData>) {
	return {
		path,
		permalink: (data: Record<Name, Item>) => permalinkOf(path.replace("*", slug(data[each]))),
		pagination: paginated(items, each),
		metadata,
	};
}

/** The `data` export of a page that every language has. */
export function defineTranslatedPage<Data extends SiteData>({
	path,
	metadata,
}: PageDefinition<Data>) {
	return editions(path, () => [path], String, metadata);
}

/** The `data` export of a template that makes a page of every item, in every language. */
export function defineTranslatedPages<
	Name extends string,
	Item,
	Data extends SiteData & Record<Name, Item>,
>({ path, each, items, slug, metadata }: PagesDefinition<Name, Item, Data, Words>) {
	return editions(path, items, slug, metadata, each);
}

function editions<Item, Data extends SiteData>(
	path: string,
	items: (words: Words) => readonly Item[],
	slug: (item: Item) => string,
	metadata: (data: Data) => PageMetadata,
	each?: string,
) {
	noteTranslated(path);
	return {
		path,
		permalink: ({ edition: { words, item } }: { edition: Edition<Item> }) =>
			permalinkOf(languagePath(words.language) + path.replace("*", slug(item))),
		pagination: paginated((data) => editionsOf(data, items), "edition"),
		metadata(data: Data): PageMetadata {
			const { crumbs, ...own } = metadata(inItsLanguage(data, each));
			const isEnglish = data.edition?.words.language.lang === ENGLISH.lang;
			return {
				...own,
				// The menus of another language name its crumbs.
				...(crumbs && isEnglish && { crumbs }),
				// Search engines list no translation that nobody has reviewed.
				...(!isLive(data) && { indexed: false }),
			};
		},
	};
}

/** Wraps the default export of a page that every language has. */
export function inLanguages<Data extends SiteData>(
	render: (data: Data) => ReactElement,
	each?: string,
): (data: Data) => ReactElement {
	return (data) => render(inItsLanguage(data, each));
}

function paginated<Item>(items: (data: SiteData) => readonly Item[], alias: string) {
	return {
		// Eleventy requires a name; `before` replaces what it finds.
		data: "site",
		before: (_: unknown, data: SiteData) => items(data),
		alias,
		size: 1,
		addAllPagesToCollections: true,
	};
}

/** Pages that search engines may list, sorted by address. */
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

/** The text of a page's file: React elements become HTML with a doctype; feeds, header rules and pictures stay. */
export function toHtml(rendered: ReactElement | string | Buffer): string | Buffer {
	if (typeof rendered === "string" || Buffer.isBuffer(rendered)) return rendered;
	return `<!doctype html>${renderToStaticMarkup(rendered).replace(IMAGE_PRELOADS, "")}\n`;
}

/** React preloads eager images under names that a later step may change. */
const IMAGE_PRELOADS = /<link rel="preload" as="image"[^>]*>/g;
