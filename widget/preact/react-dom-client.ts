import { type ComponentChild, type ContainerNode, hydrate, render } from "preact";

/** What the widget's bundle has in place of `react-dom/client`. */
export function createRoot(container: ContainerNode) {
	return {
		render: (tree: ComponentChild) => render(tree, container),
		unmount: () => render(null, container),
	};
}

export function hydrateRoot(container: ContainerNode, tree: ComponentChild) {
	hydrate(tree, container);
	return createRoot(container);
}
