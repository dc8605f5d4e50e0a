import { explainFaults } from "./form-faults.ts";
import { connect } from "./form-sender.ts";
import { preselect } from "./preselect.ts";

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
