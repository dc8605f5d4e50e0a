import { keysIn } from "../../shared/quiz/read-link.ts";

/*
 * Chooses in the page's lists what its address asks for, such as `?about=volunteer` (docs/product.md 4.7). A list in
 * which something is chosen already stays as it is.
 */
for (const list of document.querySelectorAll<HTMLSelectElement>("select[data-parameter]")) {
	if (list.value) continue;
	const options = [...list.options].map(({ value, dataset }) => [value, dataset.alias ?? value]);
	const [wanted = ""] = keysIn(location.search, list.dataset.parameter ?? "", options.flat()) ?? [];
	list.value = options.find((names) => names.includes(wanted))?.[0] ?? "";
}
