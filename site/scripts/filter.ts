/* The category filter, whose state is a query parameter: `?category=digital-resources`. */

/** Returns the category in the URL's query; null if the query has none or an unknown one. */
export function categoryInAddress(search: string, categories: readonly string[]): string | null {
	const wanted = new URLSearchParams(search)
		.get("category")
		?.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-");
	return categories.find((category) => category === wanted) ?? null;
}

export function withCategory(address: string, category: string | null): string {
	const url = new URL(address);
	if (category) url.searchParams.set("category", category);
	else url.searchParams.delete("category");
	url.hash = "";
	return url.href;
}

/**
 * Returns the live region's text, such as `3 products in Bundles`.
 * @param what - the singular: `product`
 */
export function countText(count: number, what: string, category?: string): string {
	const items = count === 1 ? `1 ${what}` : `${count} ${what}s`;
	return category ? `${items} in ${category}` : items;
}
