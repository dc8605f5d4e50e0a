import { addressIn, isBeyondAscii, withoutMarks } from "../../shared/address.ts";
import { daysFrom, numberIn } from "../../shared/answers.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = "input, select, textarea";

/** Validates fields by the server's rules, with our messages. An error disappears once its answer is valid. */
export function explainFaults(form: HTMLFormElement): void {
	form.noValidate = true;
	for (const day of form.querySelectorAll("[type=date]")) Object.assign(day, daysFrom(new Date()));
	// Some password managers fire `change` alone.
	for (const type of ["input", "change"]) {
		form.addEventListener(type, ({ target }) => {
			if (target instanceof Element && isControl(target) && target.ariaInvalid === "true")
				explain(target);
		});
	}
}

/**
 * Shows errors below their fields, and focuses the first.
 * @param announce - for an error whose field has the focus already
 */
export function hasFaults(form: HTMLFormElement, announce: (words: string) => void): boolean {
	const [first] = [...form.elements].filter(isControl).filter(explain);
	if (first && first === document.activeElement) announce(faultIn(first));
	else first?.focus();
	return !!first;
}

export function controlNamed(form: HTMLFormElement, name: string): Control | null {
	const element = form.elements.namedItem(name);
	return element instanceof Element && isControl(element) ? element : null;
}

function isControl(element: Element): element is Control {
	return element.matches(CONTROLS);
}

/** The error message of a field; "" when it is valid. */
function faultIn({ dataset, required, type, validity, validationMessage, value }: Control): string {
	const { ascii = "", invalid = validationMessage, missing = "", number } = dataset;
	const isBlank = !withoutMarks(value) && !validity.badInput;
	if (isBlank || validity.valueMissing) return required ? missing : "";
	// The server reports invisible characters.
	const plain = value.replace(/\p{DI}/gu, "");
	let isRight = validity.valid;
	if (type === "email") isRight = addressIn(plain) !== "";
	else if (number) isRight = numberIn(plain, JSON.parse(number)) !== "";
	if (isRight) return "";
	return type === "email" && isBeyondAscii(plain) ? ascii : invalid;
}

function explain(control: Control): string {
	const fault = faultIn(control);
	show(control, fault);
	return fault;
}

function show(control: Control, words: string): boolean {
	const fault = document.getElementById(`${control.id}-fault`);
	if (!fault) return false;
	control.ariaInvalid = words ? "true" : "false";
	fault.textContent = words;
	return true;
}

/** Shows an error of the server until the answer changes. @returns whether there is such a field */
export function showFault(form: HTMLFormElement, field: string, words: string): boolean {
	const control = controlNamed(form, field);
	return !!control && show(control, words);
}
