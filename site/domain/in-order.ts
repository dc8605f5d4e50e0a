import type { Collection } from "./examples.ts";

/** Returns the items of a collection by their place; items with the same place stand by their files' names. */
export function inOrder<Item extends { readonly order: number }>(
	items: Collection<Item>,
): (readonly [slug: string, item: Item])[] {
	return Object.entries(items)
		.flatMap(([slug, item]) => (item ? [[slug, item] as const] : []))
		.sort(([slug, one], [other, { order }]) => one.order - order || (slug < other ? -1 : 1));
}
