/** A `ref` callback that focuses a node when it is mounted. */
export function focus(node: HTMLElement | null): void {
	node?.focus();
}

/** A `ref` callback that focuses a field and selects its text when it is mounted. */
export function select(input: HTMLInputElement | null): void {
	input?.focus();
	input?.select();
}
