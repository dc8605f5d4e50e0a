/*
 * The state of the shop's filter in an address: `?category=digital-resources`. Runs in the browser,
 * so it knows nothing of the products but what the page says.
 */

/** The shelf that an address asks for; null = all of them, also when no shelf has that name. */
export function shelfInAddress(search: string, shelves: readonly string[]): string | null {
	const wanted = new URLSearchParams(search)
		.get("category")
		?.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-");
	return shelves.find((shelf) => shelf === wanted) ?? null;
}

/** The same address with another shelf; everything else in it stays. */
export function withShelf(address: string, shelf: string | null): string {
	const url = new URL(address);
	if (shelf) url.searchParams.set("category", shelf);
	else url.searchParams.delete("category");
	url.hash = "";
	return url.href;
}

/** What the live region says of what is shown. */
export function countText(count: number, what: "product" | "article", category?: string): string {
	const items = count === 1 ? `1 ${what}` : `${count} ${what}s`;
	return category ? `${items} in ${category}` : items;
}
