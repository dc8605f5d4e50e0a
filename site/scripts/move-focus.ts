/**
 * The arrow keys of the bar: left and right go along it, down and up into an open dropdown and
 * through it, Home and End to its ends.
 * @returns whether the key moved the focus
 */
export function moveFocus(bar: HTMLElement, { key, target }: KeyboardEvent): boolean {
	if (!(target instanceof HTMLElement)) return false;
	const menu = target.closest("details");
	const links = menu ? [...menu.querySelectorAll("a")] : [];
	const place = links.findIndex((link) => link.matches(":focus"));
	switch (key) {
		case "ArrowRight":
			return step(bar, target, 1);
		case "ArrowLeft":
			return step(bar, target, -1);
		case "ArrowDown":
			if (menu) menu.open = true;
			return focus(links, place + 1);
		case "ArrowUp":
			if (menu) menu.open = true;
			return focus(links, place < 0 ? -1 : place - 1);
		case "Home":
			return place >= 0 && focus(links, 0);
		case "End":
			return place >= 0 && focus(links, -1);
		default:
			return false;
	}
}

/** From one entry of the bar to the next one; a dropdown that is left closes. */
function step(bar: HTMLElement, from: HTMLElement, by: number): boolean {
	const entries = [...bar.querySelectorAll<HTMLElement>(":scope > li > a, summary")];
	const menu = from.closest("details");
	const here = entries.findIndex((entry) => entry === from || entry.parentElement === menu);
	return focus(entries, here + by);
}

/** Past the end it begins again. */
function focus(entries: readonly HTMLElement[], place: number): boolean {
	const entry = entries.at(place % entries.length);
	entry?.focus();
	return entry !== undefined;
}
