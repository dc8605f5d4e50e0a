/** Delays of spec section 4, Navigation, in milliseconds. */
export const OPEN_DELAY = 200;
export const CLOSE_DELAY = 150;
/** How long after one menu has closed the next one opens at once. */
export const SKIP_WINDOW = 300;

/** What hover intent does to menus, and what it has to know of them. */
export interface Menus<Menu> {
	open(menu: Menu): void;
	close(menu: Menu): void;
	isOpen(menu: Menu): boolean;
	anyOpen(): boolean;
}

/** Told what the pointer does, it opens and closes menus. */
export interface HoverIntent<Menu> {
	enter(menu: Menu): void;
	leave(menu: Menu): void;
	/** Forgets what it was about to do: the visitor has decided by other means. */
	cancel(): void;
	/** To be told whenever a menu has closed, for whatever reason. */
	closed(): void;
}

/**
 * Menus that follow the pointer: not when it merely crosses them, and without delay when it goes on
 * from one to the next.
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
