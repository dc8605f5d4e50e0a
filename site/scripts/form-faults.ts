type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = "input, select, textarea";

/**
 * Says what is wrong with an answer beneath its field, in our words instead of the browser's, and
 * leads to the first of them. What counts as wrong is the browser's own matter (spec section 5).
 */
export function explainFaults(root: Document): void {
	root.addEventListener(
		"invalid",
		(event) => {
			const control = controlOf(event);
			if (!control) return;
			event.preventDefault();
			explain(control);
			// They come in the order of the page.
			if (control.form?.querySelector(":invalid") === control) control.focus();
		},
		true,
	);
	root.addEventListener("input", (event) => {
		const control = controlOf(event);
		if (!control) return;
		// Spaces are no answer, whatever the browser thinks.
		control.setCustomValidity(isBlank(control) ? " " : "");
		if (control.ariaInvalid) explain(control);
	});
}

function controlOf({ target }: Event): Control | null {
	if (!(target instanceof Element) || !target.closest("[data-form]")) return null;
	return isControl(target) ? target : null;
}

function isControl(element: Element): element is Control {
	return element.matches(CONTROLS);
}

function isBlank({ required, value }: Control): boolean {
	return required && value !== "" && !value.trim();
}

function explain(control: Control): void {
	const { validity, dataset } = control;
	const fault = document.getElementById(`${control.id}-fault`);
	const unanswered = (validity.valueMissing && !validity.badInput) || validity.customError;
	const words = (unanswered ? dataset.missing : dataset.invalid) ?? control.validationMessage;
	control.ariaInvalid = validity.valid ? null : "true";
	if (fault) fault.textContent = validity.valid ? "" : words;
}
