import { type ComponentChild, type ContainerNode, render } from "preact";

/** What the widget's bundle has in place of `react-dom/client`. */
export function createRoot(container: ContainerNode) {
	return {
		render: (tree: ComponentChild) => render(tree, container),
		unmount: () => render(null, container),
	};
}

/** Preact's render takes over the nodes that a server put into the container. */
export function hydrateRoot(container: ContainerNode, tree: ComponentChild) {
	const root = createRoot(container);
	root.render(tree);
	return root;
}
