import { startFilter } from "./filter.ts";

/*
 * The shop's category filter. Without this script its links jump to the shelves. With it, they show
 * one shelf at a time.
 */

const shelves = [...document.querySelectorAll<HTMLElement>("[data-shelf]")];

startFilter({
	links: [...document.querySelectorAll<HTMLAnchorElement>("[data-shelf-link]")],
	keyOf: (link) => link.dataset.shelfLink || null,
	categories: shelves.map(({ id }) => id),
	show(chosen) {
		let count = 0;
		for (const shelf of shelves) {
			const products = shelf.querySelectorAll("[data-product]").length;
			// An empty shelf shows only if it was chosen: it then says that it is empty.
			shelf.hidden = chosen ? shelf.id !== chosen : products === 0;
			if (!shelf.hidden) count += products;
		}
		return { count, category: shelves.find(({ id }) => id === chosen)?.dataset.shelf };
	},
	what: "product",
	count: document.querySelector<HTMLElement>("[data-shop-count]"),
});
