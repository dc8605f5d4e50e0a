/*
 * A filter by category, for products and articles. The address says which one is
 * chosen: `?category=digital-resources`.
 */

/** The category that an address asks for; null = all, or an unknown one. */
export function categoryInAddress(search: string, categories: readonly string[]): string | null {
	const wanted = new URLSearchParams(search)
		.get("category")
		?.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-");
	return categories.find((category) => category === wanted) ?? null;
}

/** The same address with another category, and otherwise unchanged. */
export function withCategory(address: string, category: string | null): string {
	const url = new URL(address);
	if (category) url.searchParams.set("category", category);
	else url.searchParams.delete("category");
	url.hash = "";
	return url.href;
}

/**
 * What the live region says of what is shown.
 * @param what - one of them: `product`
 */
export function countText(count: number, what: string, category?: string): string {
	const items = count === 1 ? `1 ${what}` : `${count} ${what}s`;
	return category ? `${items} in ${category}` : items;
}
