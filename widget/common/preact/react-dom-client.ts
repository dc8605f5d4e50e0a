import { type ComponentChild, type ContainerNode, hydrate, render } from "preact";

/**
 * Replaces `react-dom/client` in the widget's bundle. It hydrates prerendered nodes without changing their attributes: one
 * that is removed and set again costs a node the focus.
 */
export function createRoot(container: ContainerNode) {
	let isRendered = container.firstChild !== null;
	return {
		render(tree: ComponentChild) {
			(isRendered ? hydrate : render)(tree, container);
			isRendered = false;
		},
		unmount: () => render(null, container),
	};
}
