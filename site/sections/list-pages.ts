import type { ListPage } from "./section.ts";

/** The entries of a list on one page: more would weigh too much for a first view (tools/sizes.ts). */
export const LONGEST = 24;

/** Returns the pages of a list; none if one page holds it. */
export function listPages(path: string, length: number, first = path, of?: string): ListPage[] {
	const count = Math.max(1, Math.ceil(length / LONGEST));
	return Array.from({ length: count }, (_, index) => ({
		path: index === 0 ? first : `${path}/page/${index + 1}`,
		...(of && { of }),
		number: index + 1,
		count,
	}));
}

/** Returns the entries of a list that stand on a page. */
export function onPage<Item>(items: readonly Item[], page: ListPage | undefined): readonly Item[] {
	if (!page) return items;
	return items.slice((page.number - 1) * LONGEST, page.number * LONGEST);
}
