import { countText, shelfInAddress, withShelf } from "./filter.ts";

/*
 * The shop's category filter. Without this script its links jump to the shelves. With it, they show
 * one shelf at a time and keep the choice in the address.
 */

const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-shelf-link]")];
const shelves = [...document.querySelectorAll<HTMLElement>("[data-shelf]")];
const count = document.querySelector<HTMLElement>("[data-shop-count]");

const keyOf = (link: HTMLAnchorElement) => link.dataset.shelfLink || null;

/** Shows what the address asks for. */
function show(): void {
	const chosen = shelfInAddress(
		location.search,
		shelves.map(({ id }) => id),
	);
	for (const link of links) {
		if (keyOf(link) === chosen) link.setAttribute("aria-current", "true");
		else link.removeAttribute("aria-current");
	}
	let shown = 0;
	for (const shelf of shelves) {
		const products = shelf.querySelectorAll("[data-product]").length;
		// An empty shelf is worth a sentence only to whoever asked for it.
		shelf.hidden = chosen ? shelf.id !== chosen : products === 0;
		if (!shelf.hidden) shown += products;
	}
	const name = shelves.find(({ id }) => id === chosen)?.dataset.shelf;
	const text = countText(shown, "product", name);
	// Setting the same words again would be announced again.
	if (count && count.textContent !== text) count.textContent = text;
}

for (const link of links) {
	link.href = withShelf(location.href, keyOf(link));
	link.addEventListener("click", (event) => {
		// Opening in another tab or window stays the browser's.
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		const address = withShelf(location.href, keyOf(link));
		if (address !== location.href) history.pushState(null, "", address);
		show();
	});
}
addEventListener("popstate", show);
show();
