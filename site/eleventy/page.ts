import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ENGLISH, languagePath } from "../../shared/language.ts";
import type { Words } from "../../shared/quiz/translation.ts";
import type { ListedPage, Localized, PageMetadata, SiteData } from "../data.ts";
import { inItsLanguage, isLive, localizedItems, noteTranslated } from "./localization.ts";

/** A page's path, and metadata that doesn't depend on content, such as `indexed: false`. */
interface PageDefinition<Data extends SiteData> extends Partial<PageMetadata> {
	/** The path of the page, without a slash at its end. */
	path: string;
	/** Returns the other metadata; by default the title and the description in `site/_data/pages/<page>.json`. */
	metadata?(data: Data): PageMetadata;
}

interface PagesDefinition<Name, Item, Data extends SiteData, Source> {
	/** The path of the pages, without a slash at its end; `*` stands for the slug of an item. */
	path: string;
	/** Returns a page's title, description and other metadata without rendering the page. */
	metadata(data: Data): PageMetadata;
	/** The key of the item in a page's data. */
	each: Name;
	items(from: Source): readonly Item[];
	slug(item: Item): string;
}

/** Makes the `data` export of a page. */
export function definePage<Data extends SiteData>({
	path,
	metadata = ownMetadata,
	...constant
}: PageDefinition<Data>) {
	return {
		path,
		permalink: permalinkOf(path),
		metadata: (data: Data): PageMetadata => ({ ...metadata(data), ...constant }),
	};
}

function ownMetadata({ pages, page: { fileSlug } }: SiteData): PageMetadata {
	const words = pages[fileSlug];
	if (!words) throw new Error(`site/_data/pages/${fileSlug}.json is missing`);
	return words.metadata;
}

/** Makes the `data` export of a template with one page per item. */
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

/** Makes the `data` export of a translated page. */
export function defineTranslatedPage<Data extends SiteData>(definition: PageDefinition<Data>) {
	const { path, metadata } = definePage(definition);
	return defineTranslatedPages({
		path,
		each: undefined,
		items: () => [path],
		slug: String,
		metadata,
	});
}

/** Makes the `data` export of a translated template with one page per item; config.ts renders each in its language. */
export function defineTranslatedPages<Item, Data extends SiteData>({
	path,
	each,
	items,
	slug,
	metadata,
}: PagesDefinition<string | undefined, Item, Data, Words>) {
	noteTranslated(path);
	return {
		path,
		itemKey: each,
		permalink: ({ localized: { words, item } }: { localized: Localized<Item> }) =>
			permalinkOf(languagePath(words.language) + path.replace("*", slug(item))),
		pagination: paginated((data) => localizedItems(data, items), "localized"),
		metadata(data: Data): PageMetadata {
			const { crumbs, ...own } = metadata(inItsLanguage(data));
			const isEnglish = data.localized?.words.language.lang === ENGLISH.lang;
			return {
				...own,
				// In other languages, breadcrumbs come from the menus of the language.
				...(crumbs && isEnglish && { crumbs }),
				// Search engines don't list unreviewed translations.
				...(!isLive(data) && { indexed: false }),
			};
		},
	};
}

function paginated<Item>(items: (data: SiteData) => readonly Item[], alias: string) {
	return {
		// Eleventy requires an existing key here, but its value isn't used: `before` returns the items instead.
		data: "site",
		before: (_: unknown, data: SiteData) => items(data),
		alias,
		size: 1,
		addAllPagesToCollections: true,
	};
}

/** Lists the pages that search engines may index, sorted by URL. */
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

/** Renders React elements to HTML with a doctype; returns strings and buffers unchanged. */
export function toHtml(rendered: ReactElement | string | Buffer): string | Buffer {
	if (typeof rendered === "string" || Buffer.isBuffer(rendered)) return rendered;
	return `<!doctype html>${renderToStaticMarkup(rendered).replace(IMAGE_PRELOADS, "")}\n`;
}

/** Matches the preload links that React adds for eager images, which browsers find in the HTML anyway. */
const IMAGE_PRELOADS = /<link rel="preload" as="image"[^>]*>/g;
