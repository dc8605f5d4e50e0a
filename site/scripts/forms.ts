import { explainFaults } from "./form-faults.ts";
import { connect } from "./form-sender.ts";
import { repeatNumbers } from "./numbers.ts";

function start(): void {
	const forms = document.querySelectorAll<HTMLFormElement>("form[data-form]");
	const announce = createAnnouncer(document);
	for (const form of forms) {
		explainFaults(form);
		connect(form, announce);
		preselect(form);
		repeatNumbers(form);
	}
	document.addEventListener("keyup", showWholeArea);
}

/** Creates a function that announces text, even the same text twice in a row. */
function createAnnouncer(document: Document): (words: string) => void {
	const status = document.createElement("p");
	status.className = "sr-only";
	status.role = "status";
	document.body.append(status);
	return (words) => {
		// Screen readers announce a new node even if its text is the same.
		const said = document.createElement("span");
		said.textContent = words;
		status.replaceChildren(said);
	};
}

/** Scrolls a text area fully into view on Tab; browsers show only its first line. */
function showWholeArea({ key, target }: KeyboardEvent): void {
	if (key === "Tab" && target instanceof HTMLTextAreaElement)
		target.scrollIntoView({ block: "nearest" });
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();

/** Preselects options by query parameters such as `?about=volunteer`, except in lists in which the visitor has chosen. */
function preselect(form: HTMLFormElement): void {
	for (const list of form.querySelectorAll<HTMLSelectElement>("[data-parameter]")) {
		if (list.value) continue;
		const wanted = new URLSearchParams(location.search).get(list.dataset.parameter ?? "");
		const options = [...list.options];
		const option = options.find(({ value, dataset }) =>
			[value, dataset.alias].includes(wanted ?? ""),
		);
		if (wanted && option) list.value = option.value;
	}
}
