import { categoryInAddress, countText, withCategory } from "./filter.ts";

/* The category filter of the shop and the articles. Without this script, all items show. */

const chips = [...document.querySelectorAll<HTMLAnchorElement>("[data-chip]")];
const items = [...document.querySelectorAll<HTMLElement>("[data-category]")];
const count = document.querySelector<HTMLElement>("[data-count]");

const keyOf = (chip: HTMLAnchorElement) => chip.dataset.chip || null;
const categories = chips.flatMap((chip) => keyOf(chip) ?? []);

function update(): void {
	const chosen = categoryInAddress(location.search, categories);
	let category: string | undefined;
	for (const chip of chips) {
		chip.removeAttribute("aria-current");
		if (keyOf(chip) !== chosen) continue;
		chip.setAttribute("aria-current", "true");
		if (chosen) category = chip.textContent;
	}
	for (const item of items) item.hidden = chosen !== null && item.dataset.category !== chosen;
	for (const group of document.querySelectorAll<HTMLElement>("[data-group]")) {
		group.hidden = !group.querySelector("[data-category]:not([hidden])");
	}
	const shown = items.filter(({ hidden }) => !hidden).length;
	const none = document.querySelector<HTMLElement>("[data-none]");
	if (none) none.hidden = shown > 0;
	const text = countText(shown, count?.dataset.count ?? "", category);
	// An unchanged count isn't set again, because screen readers would repeat it.
	if (count && count.textContent !== text) count.textContent = text;
}

for (const chip of chips) {
	// On phones the chips are a row to scroll, and browsers leave a focused chip cut off at its edge.
	chip.addEventListener("focus", () => chip.scrollIntoView({ block: "nearest", inline: "center" }));
	chip.href = withCategory(location.href, keyOf(chip));
	chip.addEventListener("click", (event) => {
		// Clicks with a modifier key open tabs and windows.
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		if (chip.href !== location.href) history.pushState(null, "", chip.href);
		update();
	});
}
addEventListener("popstate", update);
update();
