import { startFilter } from "./filter.ts";

/* The category chips of the articles (docs/product.md 6.3). Without this script every article shows. */

const chips = [...document.querySelectorAll<HTMLAnchorElement>("[data-chip]")];
const cards = [...document.querySelectorAll<HTMLElement>("[data-category]")];

const keyOf = (chip: HTMLAnchorElement) => chip.dataset.chip || null;

startFilter({
	links: chips,
	keyOf,
	categories: chips.flatMap((chip) => keyOf(chip) ?? []),
	show(chosen) {
		for (const card of cards) card.hidden = chosen !== null && card.dataset.category !== chosen;
		const chip = chosen ? chips.find((each) => keyOf(each) === chosen) : undefined;
		return {
			count: cards.filter(({ hidden }) => !hidden).length,
			category: chip?.textContent,
		};
	},
	what: "article",
	count: document.querySelector<HTMLElement>("[data-article-count]"),
});
