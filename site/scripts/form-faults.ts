import { meantAddress, readAddress, withoutMarks } from "../../shared/address.ts";
import { numberIn } from "../../shared/answers.ts";
import { fill } from "../../shared/quiz/fill.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = "input, select, textarea";

/**
 * Replaces the browser's validation by ours (`hasFaults`). When the value of a field with an
 * error changes, the field is validated again.
 */
export function explainFaults(form: HTMLFormElement): void {
	form.noValidate = true;
	// Browsers expose an empty field with `required`, and its form, as invalid before anything was entered.
	for (const control of form.querySelectorAll<Control>("[required]")) {
		control.required = false;
		control.ariaRequired = "true";
	}
	// Some password managers dispatch only `change`.
	for (const type of ["input", "change"]) {
		form.addEventListener(type, ({ target }) => {
			if (!(target instanceof Element && isControl(target))) return;
			if (target.ariaInvalid === "true" || target.dataset.asked) explain(target);
		});
	}
}

/**
 * Validates the form by the server's rules, shows errors below their fields, and focuses the first invalid field.
 * @param announce - announces an error whose field already has the focus
 */
export function hasFaults(form: HTMLFormElement, announce: (words: string) => void): boolean {
	const controls = [...form.elements].filter(isControl);
	// A probable typo is asked about once nothing else is to be corrected.
	const [faulty] = controls.filter(explain);
	const first = faulty ?? controls.find(ask);
	if (first && first === document.activeElement) announce(faultOf(first)?.textContent ?? "");
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
	const { invalid = validationMessage, missing = "", number } = dataset;
	// Every checkbox has a value, checked or not.
	const isBlank =
		control.type === "checkbox" && "checked" in control
			? !control.checked
			: !withoutMarks(value) && !validity.badInput;
	if (isBlank) return missing;
	if (type === "email") {
		const { address, fault } = readAddress(value);
		return address ? "" : (dataset[fault] ?? invalid);
	}
	// The server reports invisible characters itself, so they are ignored here.
	const plain = value.replace(/\p{DI}/gu, "");
	return (number ? numberIn(plain, JSON.parse(number)) : validity.valid) ? "" : invalid;
}

/** Asks once about an address that probably has a typo. @returns whether it asks now */
function ask(control: Control): boolean {
	const { dataset, type, value } = control;
	const address =
		type === "email" && value !== dataset.asked && meantAddress(readAddress(value).address);
	if (!address) return false;
	dataset.asked = value;
	return show(control, fill(dataset.meant ?? "", { address }), false);
}

function explain(control: Control): string {
	const fault = faultIn(control);
	show(control, fault);
	return fault;
}

function faultOf(control: Control): HTMLElement | null {
	return document.getElementById(`${control.id}-fault`);
}

function show(control: Control, words: string, isFault = words !== ""): boolean {
	const fault = faultOf(control);
	if (!fault) return false;
	control.ariaInvalid = isFault ? "true" : "false";
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
