/** As a `ref`: focuses a node as soon as it is in the page. */
export function focus(node: HTMLElement | null): void {
	node?.focus();
}

/** As a `ref`: focuses a field as soon as it is in the page, with its text selected. */
export function select(input: HTMLInputElement | null): void {
	input?.focus();
	input?.select();
}
