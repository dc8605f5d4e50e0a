/**
 * Adds hover, Escape and arrow keys to the dropdowns. Natively, `<details>` elements toggle on click, Enter and
 * Space, and at most one is open.
 */
export function enhanceDropdowns(root: ParentNode): void {
	const bar = root.querySelector<HTMLElement>("[data-main-nav] > ul");
	if (!bar) return;
	const dropdowns = [...bar.querySelectorAll("details")];
	/** The time at which hover opened a dropdown. A dropdown opened by click has no entry, and ignores `pointerleave`. */
	const hoveredAt = new WeakMap<HTMLDetailsElement, number>();

	const intent = hoverIntent(dropdowns, {
		open(menu) {
			closeAll();
			hoveredAt.set(menu, performance.now());
			menu.open = true;
		},
		close(menu) {
			if (hoveredAt.has(menu) && !menu.matches(":focus-within")) menu.open = false;
		},
	});

	function closeAll(): void {
		for (const menu of dropdowns) menu.open = false;
	}

	for (const menu of dropdowns) {
		menu.addEventListener("pointerenter", ({ pointerType }) => {
			if (pointerType === "mouse") intent.enter(menu);
		});
		menu.addEventListener("pointerleave", ({ pointerType }) => {
			if (pointerType === "mouse") intent.leave(menu);
		});
		menu.addEventListener("toggle", () => {
			if (menu.open) return;
			hoveredAt.delete(menu);
			intent.closed();
		});
		menu.querySelector("summary")?.addEventListener("click", (event) => {
			intent.cancel();
			// A click must not close the dropdown that hover opened a moment ago.
			const since = performance.now() - (hoveredAt.get(menu) ?? Number.NEGATIVE_INFINITY);
			if (menu.open && since < SKIP_WINDOW) event.preventDefault();
			hoveredAt.delete(menu);
		});
		menu.addEventListener("focusout", ({ relatedTarget }) => {
			if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
		});
	}

	document.addEventListener("pointerdown", ({ target }) => {
		if (target instanceof Node && !bar.contains(target)) closeAll();
	});
	bar.addEventListener("keydown", (event) => {
		if (moveFocus(bar, event)) event.preventDefault();
	});
	document.addEventListener("keydown", ({ key }) => {
		if (key !== "Escape") return;
		intent.cancel();
		const focused = dropdowns.find((menu) => menu.open && menu.matches(":focus-within"));
		closeAll();
		focused?.querySelector("summary")?.focus();
	});
}

/**
 * Moves the focus: Left and Right along the bar, Down and Up through a dropdown, which they open, Home and End to the
 * dropdown's ends.
 * @returns whether the key moved the focus
 */
function moveFocus(bar: HTMLElement, { key, target }: KeyboardEvent): boolean {
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

/** Moves the focus along the bar. The `focusout` handler closes the dropdown that the focus leaves. */
function step(bar: HTMLElement, from: HTMLElement, by: number): boolean {
	const entries = [...bar.querySelectorAll<HTMLElement>(":scope > li > a, summary")];
	const menu = from.closest("details");
	const here = entries.findIndex((entry) => entry === from || entry.parentElement === menu);
	return focus(entries, here + by);
}

/** Focuses an entry; indices past either end wrap around. */
function focus(entries: readonly HTMLElement[], place: number): boolean {
	const entry = entries.at(place % entries.length);
	entry?.focus();
	return entry !== undefined;
}

/** Hover delays in milliseconds. */
const OPEN_DELAY = 200;
const CLOSE_DELAY = 150;
/** Within this number of milliseconds after a dropdown closes, the next one opens without delay. */
const SKIP_WINDOW = 300;

/**
 * Hover intent: a pointer that only crosses a menu doesn't open the menu. While one menu is open, hovering over
 * another opens that one at once.
 */
export function hoverIntent<Menu extends { open: boolean }>(
	menus: readonly Menu[],
	{ open, close }: Record<"open" | "close", (menu: Menu) => void>,
) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let lastClosed = Number.NEGATIVE_INFINITY;
	return {
		enter(menu: Menu): void {
			clearTimeout(timer);
			if (menu.open) return;
			const movesOn =
				menus.some((other) => other.open) || performance.now() - lastClosed < SKIP_WINDOW;
			if (movesOn) open(menu);
			else timer = setTimeout(open, OPEN_DELAY, menu);
		},
		leave(menu: Menu): void {
			clearTimeout(timer);
			if (menu.open) timer = setTimeout(close, CLOSE_DELAY, menu);
		},
		/** Cancels the delayed opening or closing of a dropdown, because a key press or click takes effect at once. */
		cancel(): void {
			clearTimeout(timer);
		},
		closed(): void {
			lastClosed = performance.now();
		},
	};
}
