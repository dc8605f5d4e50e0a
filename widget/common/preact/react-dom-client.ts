import { type ComponentChild, type ContainerNode, hydrate, render } from "preact";

/**
 * What the widget's bundle has in place of `react-dom/client`. It takes over the nodes that a server rendered, and leaves
 * their attributes alone: one that is taken away and set again costs a node the focus.
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
