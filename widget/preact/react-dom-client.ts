import { type ComponentChild, type ContainerNode, render } from "preact";

/** What the widget's bundle has in place of `react-dom/client`. It takes over the nodes that a server rendered. */
export function createRoot(container: ContainerNode) {
	return {
		render: (tree: ComponentChild) => render(tree, container),
		unmount: () => render(null, container),
	};
}
