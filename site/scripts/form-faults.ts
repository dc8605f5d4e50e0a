import { addressIn, isBeyondAscii, withoutMarks } from "../../shared/address.ts";
import { daysFrom, numberIn } from "../../shared/answers.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = "input, select, textarea";

/**
 * Lets the fields of a form be checked by the server's rules, in our words instead of the browser's. An error goes as
 * soon as its answer is right.
 */
export function explainFaults(form: HTMLFormElement): void {
	form.noValidate = true;
	for (const day of form.querySelectorAll("[type=date]")) Object.assign(day, daysFrom(new Date()));
	// Some password managers fire only the second.
	for (const type of ["input", "change"]) {
		form.addEventListener(type, ({ target }) => {
			if (target instanceof Element && isControl(target) && target.ariaInvalid === "true")
				explain(target);
		});
	}
}

/**
 * Shows an error below its field, and moves the focus to the first one.
 * @param announce - says an error whose field has the focus already, of which a screen reader says nothing
 * @returns whether there is one
 */
export function hasFaults(form: HTMLFormElement, announce: (words: string) => void): boolean {
	const [first] = [...form.elements].filter(isControl).filter(explain);
	if (first && first === document.activeElement) announce(faultIn(first));
	else first?.focus();
	return !!first;
}

/** The field of a form, where it has one of that name. */
export function controlNamed(form: HTMLFormElement, name: string): Control | null {
	const element = form.elements.namedItem(name);
	return element instanceof Element && isControl(element) ? element : null;
}

function isControl(element: Element): element is Control {
	return element.matches(CONTROLS);
}

/** What is wrong with what stands in a field; "" where nothing is. */
function faultIn({ dataset, required, type, validity, validationMessage, value }: Control): string {
	const { ascii = "", invalid = validationMessage, missing = "", number } = dataset;
	const isBlank = !withoutMarks(value) && !validity.badInput;
	if (isBlank || validity.valueMissing) return required ? missing : "";
	// The server names invisible characters inside an answer.
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

/** Says what the server found wrong with an answer, until it changes. @returns whether there is such a field */
export function showFault(form: HTMLFormElement, field: string, words: string): boolean {
	const control = controlNamed(form, field);
	return !!control && show(control, words);
}
