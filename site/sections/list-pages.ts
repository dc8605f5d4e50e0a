import type { ListPage } from "./section-kind.ts";

/** The articles on one page: more would weigh too much for a first view (tools/sizes.ts). */
export const LONGEST = 24;

interface List {
	/** The path before the numbers of its pages. */
	readonly path: string;
	/** The path of the first page, if it's another one. */
	readonly first?: string;
	readonly of?: string;
	readonly length: number;
	/** The number of entries on one page. */
	readonly size?: number;
}

/** Returns the pages of a list. */
export function listPages({ path, first = path, of, length, size = LONGEST }: List): ListPage[] {
	const count = Math.max(1, Math.ceil(length / size));
	return Array.from({ length: count }, (_, index) => ({
		path: index === 0 ? first : `${path}/page/${index + 1}`,
		...(of && { of }),
		number: index + 1,
		count,
		size,
	}));
}

/** Returns the entries of a list that stand on a page. */
export function onPage<Item>(items: readonly Item[], page: ListPage | undefined): readonly Item[] {
	return page ? items.slice((page.number - 1) * page.size, page.number * page.size) : items;
}
