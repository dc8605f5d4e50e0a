import { addressIn, isBeyondAscii, withoutMarks } from "../../shared/address.ts";
import { daysFrom, numberIn } from "../../shared/answers.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = "input, select, textarea";

/**
 * Replaces the browser's validation by ours (`hasFaults`), and limits date fields. When the value of a field with an
 * error changes, the field is validated again.
 */
export function explainFaults(form: HTMLFormElement): void {
	form.noValidate = true;
	// Browsers expose an empty field with `required`, and its form, as invalid before anything was entered.
	for (const control of form.querySelectorAll<Control>("[required]")) {
		control.required = false;
		control.ariaRequired = "true";
	}
	for (const day of form.querySelectorAll("[type=date]")) Object.assign(day, daysFrom(new Date()));
	// Some password managers dispatch only `change`.
	for (const type of ["input", "change"]) {
		form.addEventListener(type, ({ target }) => {
			if (target instanceof Element && isControl(target) && target.ariaInvalid === "true")
				explain(target);
		});
	}
}

/**
 * Validates the form by the server's rules, shows errors below their fields, and focuses the first invalid field.
 * @param announce - announces an error whose field already has the focus
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

/** Returns the error message of a field; "" if the field is valid. */
function faultIn(control: Control): string {
	const { dataset, type, validity, validationMessage, value } = control;
	const { ascii = "", invalid = validationMessage, missing = "", number } = dataset;
	// Every checkbox has a value, checked or not.
	const isBlank =
		control.type === "checkbox" && "checked" in control
			? !control.checked
			: !withoutMarks(value) && !validity.badInput;
	if (isBlank) return missing;
	// The server reports invisible characters itself, so they are ignored here.
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

/**
 * Shows a validation error of the server until the field's value changes.
 * @returns whether the field exists
 */
export function showFault(form: HTMLFormElement, field: string, words: string): boolean {
	const control = controlNamed(form, field);
	return !!control && show(control, words);
}
