import { FORM_EVENTS } from "../../shared/content/form-events.ts";
import { emit } from "./analytics.ts";
import { explainFaults } from "./form-faults.ts";
import { forgetKey, sendForm } from "./form-sending.ts";
import { createToasts } from "./toasts.ts";

/*
 * The forms of a page (site/components/form/). Listens to the document, so that it does not matter
 * whether this arrives before or after them.
 */
let toast: ((message: string) => void) | undefined;

explainFaults(document);

document.addEventListener("submit", (event) => {
	const form = formOf(event);
	if (!form) return;
	event.preventDefault();
	if (!form.ariaBusy) void submit(form);
});

document.addEventListener("input", (event) => {
	const form = formOf(event);
	if (form && !form.ariaBusy) forgetKey(form);
});

function formOf({ target }: Event): HTMLFormElement | null {
	return target instanceof Element ? target.closest<HTMLFormElement>("form[data-form]") : null;
}

/** Several presses while it is on its way are one. */
async function submit(form: HTMLFormElement): Promise<void> {
	const { sending = "", failed = "", failedToast = "", retry = "" } = form.dataset;
	const button = form.querySelector("button");
	form.ariaBusy = "true";
	if (button) button.ariaDisabled = "true";
	say(form, ".form-failure", "");
	say(form, ".form-progress", sending);
	try {
		await sendForm(form);
		succeed(form);
	} catch (error) {
		console.error("Failed to send the form", error);
		say(form, ".form-failure", failed);
		if (button) {
			button.textContent = retry;
			button.setAttribute("aria-describedby", `${form.dataset.form}-failure`);
		}
		toast?.(failedToast);
	}
	form.ariaBusy = null;
	if (button) button.ariaDisabled = null;
	say(form, ".form-progress", "");
}

function succeed(form: HTMLFormElement): void {
	const { event, toast: message = "" } = form.dataset;
	const done = form.parentElement?.querySelector<HTMLElement>(".form-done");
	form.hidden = true;
	if (done) {
		done.hidden = false;
		done.focus();
	}
	toast?.(message);
	const name = FORM_EVENTS.find((known) => known === event);
	if (name) emit({ name, payload: {} });
}

function say(form: HTMLFormElement, selector: string, words: string): void {
	const place = form.querySelector(selector);
	if (place) place.textContent = words;
}

function start(): void {
	const form = document.querySelector<HTMLFormElement>("form[data-form]");
	if (!form) return;
	const { toasts: label = "", noToasts: none = "", dismiss = "" } = form.dataset;
	toast = createToasts({ label, none, dismiss });
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
