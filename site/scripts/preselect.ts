import { keysIn } from "../../shared/quiz/read-link.ts";

/**
 * Chooses in the lists of a form what the address asks for, such as `?about=volunteer` (docs/product.md 4.7). A list in
 * which something is chosen already stays as it is.
 */
export function preselect(form: HTMLFormElement): void {
	for (const list of form.querySelectorAll<HTMLSelectElement>("[data-parameter]")) {
		if (list.value) continue;
		const options = [...list.options].map(({ value, dataset }) => [value, dataset.alias ?? value]);
		const [wanted = ""] =
			keysIn(location.search, list.dataset.parameter ?? "", options.flat()) ?? [];
		list.value = options.find((names) => names.includes(wanted))?.[0] ?? "";
	}
}
