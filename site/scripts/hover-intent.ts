/** Delays of the dropdowns in milliseconds (docs/product.md 9.1). */
const OPEN_DELAY = 200;
const CLOSE_DELAY = 150;
/** How long after one menu has closed the next one opens at once. */
export const SKIP_WINDOW = 300;

/** What hover intent does with menus and needs to know about them. */
interface Menus<Menu> {
	open(menu: Menu): void;
	close(menu: Menu): void;
	isOpen(menu: Menu): boolean;
	anyOpen(): boolean;
}

/** Receives what the pointer does, and opens and closes menus. */
interface HoverIntent<Menu> {
	enter(menu: Menu): void;
	leave(menu: Menu): void;
	/** Cancels what is pending, because the visitor used the keyboard or a click. */
	cancel(): void;
	/** Must be called whenever a menu closes. */
	closed(): void;
}

/**
 * Opens menus under the pointer. A pointer that only crosses a menu doesn't open it. One that moves
 * from an open menu to the next opens that at once.
 */
export function hoverIntent<Menu>(menus: Menus<Menu>): HoverIntent<Menu> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let lastClosed = Number.NEGATIVE_INFINITY;

	function schedule(act: () => void, delay: number): void {
		clearTimeout(timer);
		timer = setTimeout(act, delay);
	}

	return {
		enter(menu) {
			clearTimeout(timer);
			if (menus.isOpen(menu)) return;
			const movesOn = menus.anyOpen() || performance.now() - lastClosed < SKIP_WINDOW;
			if (movesOn) menus.open(menu);
			else schedule(() => menus.open(menu), OPEN_DELAY);
		},
		leave(menu) {
			clearTimeout(timer);
			if (menus.isOpen(menu)) schedule(() => menus.close(menu), CLOSE_DELAY);
		},
		cancel() {
			clearTimeout(timer);
		},
		closed() {
			lastClosed = performance.now();
		},
	};
}
