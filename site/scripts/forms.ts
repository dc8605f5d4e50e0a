import { keysIn } from "../../shared/quiz/read-link.ts";
import { explainFaults } from "./form-faults.ts";
import { connect } from "./form-sender.ts";

/* The forms of a page (site/components/form/). */
function start(): void {
	const forms = document.querySelectorAll<HTMLFormElement>("form[data-form]");
	const announce = createAnnouncer(document);
	for (const form of forms) {
		explainFaults(form);
		connect(form, announce);
		preselect(form);
	}
	document.addEventListener("keyup", showWholeArea);
}

/** Says something to screen readers alone, also if they have just said the same. */
function createAnnouncer(document: Document): (words: string) => void {
	const status = document.createElement("p");
	status.className = "sr-only";
	status.role = "status";
	document.body.append(status);
	return (words) => {
		// A new node is announced, whatever it says.
		const said = document.createElement("span");
		said.textContent = words;
		status.replaceChildren(said);
	};
}

/** Browsers bring only the first line of a text area into view when the Tab key reaches it. */
function showWholeArea({ key, target }: KeyboardEvent): void {
	if (key === "Tab" && target instanceof HTMLTextAreaElement)
		target.scrollIntoView({ block: "nearest" });
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();

/**
 * Chooses in the lists of a form what the address asks for, such as `?about=volunteer`. A list in
 * which something is chosen already stays as it is.
 */
function preselect(form: HTMLFormElement): void {
	for (const list of form.querySelectorAll<HTMLSelectElement>("[data-parameter]")) {
		if (list.value) continue;
		const options = [...list.options].map(({ value, dataset }) => [value, dataset.alias ?? value]);
		const [wanted = ""] =
			keysIn(location.search, list.dataset.parameter ?? "", options.flat()) ?? [];
		list.value = options.find((names) => names.includes(wanted))?.[0] ?? "";
	}
}
