import { countText, shelfInAddress, withShelf } from "./filter.ts";

/*
 * The category chips of the articles (docs/product.md 6.3). As in the shop, the choice is in the
 * address. Without this script every article shows.
 */

const chips = [...document.querySelectorAll<HTMLAnchorElement>("[data-chip]")];
const cards = [...document.querySelectorAll<HTMLElement>("[data-category]")];
const count = document.querySelector<HTMLElement>("[data-article-count]");

const keyOf = (chip: HTMLAnchorElement) => chip.dataset.chip || null;

/** Shows what the address asks for. */
function show(): void {
	const known = chips.flatMap((chip) => keyOf(chip) ?? []);
	const chosen = shelfInAddress(location.search, known);
	for (const chip of chips) {
		if (keyOf(chip) === chosen) chip.setAttribute("aria-current", "true");
		else chip.removeAttribute("aria-current");
	}
	for (const card of cards) card.hidden = chosen !== null && card.dataset.category !== chosen;
	const shown = cards.filter(({ hidden }) => !hidden).length;
	const chip = chosen ? chips.find((each) => keyOf(each) === chosen) : undefined;
	const text = countText(shown, "article", chip?.textContent);
	// Setting the same words again would be announced again.
	if (count && count.textContent !== text) count.textContent = text;
}

for (const chip of chips) {
	chip.href = withShelf(location.href, keyOf(chip));
	chip.addEventListener("click", (event) => {
		// Opening in another tab or window stays the browser's.
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		const address = withShelf(location.href, keyOf(chip));
		if (address !== location.href) history.pushState(null, "", address);
		show();
	});
}
addEventListener("popstate", show);
show();
