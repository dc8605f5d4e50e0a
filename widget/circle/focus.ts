/** As a `ref`: focuses a node as soon as it is in the page. */
export function focus(node: HTMLElement | null): void {
	node?.focus();
}
