/**
 * Chooses in the page's lists what its address asks for, such as `?about=volunteer` (docs/product.md 4.7).
 * A list in which something is chosen already stays as it is.
 */
export function preselect(root: Document, search: string): void {
	const parameters = new URLSearchParams(search);
	for (const list of root.querySelectorAll<HTMLSelectElement>("select[data-parameter]")) {
		const wanted = parameters.get(list.dataset.parameter ?? "");
		if (!wanted || list.value) continue;
		for (const { value, dataset } of list.options)
			if (value === wanted || dataset.alias === wanted) list.value = value;
	}
}
