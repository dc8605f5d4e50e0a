/** A `ref` callback that focuses a node when it is added to the page. */
export function focus(node: HTMLElement | null): void {
	node?.focus();
}

/** A `ref` callback that focuses a field and selects its text when it is added to the page. */
export function select(input: HTMLInputElement | null): void {
	input?.focus();
	input?.select();
}
