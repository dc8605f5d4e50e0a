import { keysIn } from "../../shared/quiz/read-link.ts";
import { explainFaults } from "./form-faults.ts";
import { connect } from "./form-sender.ts";

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

/** Announces text, also twice in a row. */
function createAnnouncer(document: Document): (words: string) => void {
	const status = document.createElement("p");
	status.className = "sr-only";
	status.role = "status";
	document.body.append(status);
	return (words) => {
		// A new node is always announced.
		const said = document.createElement("span");
		said.textContent = words;
		status.replaceChildren(said);
	};
}

/** On Tab, browsers scroll only the first line of a text area into view. */
function showWholeArea({ key, target }: KeyboardEvent): void {
	if (key === "Tab" && target instanceof HTMLTextAreaElement)
		target.scrollIntoView({ block: "nearest" });
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();

/** Preselects options that the address names, such as `?about=volunteer`. A list with a choice keeps it. */
function preselect(form: HTMLFormElement): void {
	for (const list of form.querySelectorAll<HTMLSelectElement>("[data-parameter]")) {
		if (list.value) continue;
		const options = [...list.options].map(({ value, dataset }) => [value, dataset.alias ?? value]);
		const [wanted = ""] =
			keysIn(location.search, list.dataset.parameter ?? "", options.flat()) ?? [];
		list.value = options.find((names) => names.includes(wanted))?.[0] ?? "";
	}
}
