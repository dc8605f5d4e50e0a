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

/** What the live region says of what is shown. */
export function countText(count: number, what: "product" | "article", category?: string): string {
	const items = count === 1 ? `1 ${what}` : `${count} ${what}s`;
	return category ? `${items} in ${category}` : items;
}

interface Filter {
	readonly links: readonly HTMLAnchorElement[];
	/** The category that a link chooses; null = all. */
	keyOf(link: HTMLAnchorElement): string | null;
	/** The categories that an address can ask for. */
	readonly categories: readonly string[];
	/** Shows the items of one category, or all. */
	show(chosen: string | null): Shown;
	readonly what: "product" | "article";
	/** The live region that says how many items show. */
	readonly count: HTMLElement | null;
}

interface Shown {
	readonly count: number;
	/** The name of the category; undefined = all show. */
	readonly category: string | undefined;
}

/** Filters when a link is clicked and when the address changes. */
export function startFilter({ links, keyOf, categories, show, what, count }: Filter): void {
	function update(): void {
		const chosen = categoryInAddress(location.search, categories);
		for (const link of links) {
			if (keyOf(link) === chosen) link.setAttribute("aria-current", "true");
			else link.removeAttribute("aria-current");
		}
		const shown = show(chosen);
		const text = countText(shown.count, what, shown.category);
		// Setting the same words again would be announced again.
		if (count && count.textContent !== text) count.textContent = text;
	}

	for (const link of links) {
		link.href = withCategory(location.href, keyOf(link));
		link.addEventListener("click", (event) => {
			// Opening in another tab or window stays the browser's.
			if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
			event.preventDefault();
			const address = withCategory(location.href, keyOf(link));
			if (address !== location.href) history.pushState(null, "", address);
			update();
		});
	}
	addEventListener("popstate", update);
	update();
}
