import { daysFrom, type NumberRule, numberIn } from "../../shared/answers.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = "input, select, textarea";

/**
 * Shows an error below its field, in our words instead of the browser's, and moves the focus to the
 * first one (docs/product.md 4.4). The browser's own validation decides what is an error.
 * @param announce - says an error whose field has the focus already, of which a screen reader says nothing
 */
export function explainFaults(root: Document, announce: (words: string) => void): void {
	const { first, last } = daysFrom(new Date());
	for (const day of root.querySelectorAll<HTMLInputElement>("[data-form] [type=date]"))
		Object.assign(day, { min: first, max: last });
	root.addEventListener(
		"invalid",
		(event) => {
			const control = controlOf(event);
			if (!control) return;
			event.preventDefault();
			const words = explain(control);
			// The events come in the order of the fields.
			if (control.form?.querySelector(":invalid") !== control) return;
			if (control === document.activeElement) announce(words);
			else control.focus();
		},
		true,
	);
	root.addEventListener("input", (event) => {
		const control = controlOf(event);
		if (!control) return;
		control.setCustomValidity(isBlank(control) || isNoNumber(control) ? " " : "");
		if (control.ariaInvalid === "true") explain(control);
	});
}

function controlOf({ target }: Event): Control | null {
	if (!(target instanceof Element) || !target.closest("[data-form]")) return null;
	return isControl(target) ? target : null;
}

/** The field of a form, where it has one of that name. */
export function controlNamed(form: HTMLFormElement, name: string): Control | null {
	const element = form.elements.namedItem(name);
	return element instanceof Element && isControl(element) ? element : null;
}

function isControl(element: Element): element is Control {
	return element.matches(CONTROLS);
}

/** The browser accepts an answer of spaces only. We don't. */
function isBlank({ required, value }: Control): boolean {
	return required && value !== "" && !value.trim();
}

/** Whether a number is asked for, and the server could read none. */
function isNoNumber({ dataset, value }: Control): boolean {
	if (!dataset.number || !value.trim()) return false;
	const rule: NumberRule = JSON.parse(dataset.number);
	return !numberIn(value, rule);
}

function explain(control: Control): string {
	const { validity, dataset } = control;
	const unanswered = !control.value.trim() && !validity.badInput;
	const fault = (unanswered ? dataset.missing : dataset.invalid) ?? control.validationMessage;
	const words = validity.valid ? "" : fault;
	show(control, words);
	return words;
}

function show(control: Control, words: string): boolean {
	const fault = document.getElementById(`${control.id}-fault`);
	if (!fault) return false;
	control.ariaInvalid = words ? "true" : "false";
	fault.textContent = words;
	return true;
}

/** Says what the server found wrong with an answer, until it changes. @returns whether there is such a field */
export function showFault(form: HTMLFormElement, field: string, words: string): boolean {
	const control = controlNamed(form, field);
	return !!control && show(control, words);
}
