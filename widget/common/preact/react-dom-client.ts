import { type ComponentChild, type ContainerNode, hydrate, render } from "preact";

/**
 * Replaces `react-dom/client` in the widget's bundle. Prerendered nodes are hydrated without changes to their
 * attributes, because removing and restoring an attribute could lose the focus.
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
