import { explainFaults } from "./form-faults.ts";
import { preselect } from "./form-preselection.ts";
import { isKept } from "./form-storage.ts";
import { createToasts } from "./toasts.ts";

type Sender = typeof import("./form-sender.ts");

/*
 * The forms of a page (site/components/form/). Listens to the document, so that it does not matter
 * whether this arrives before or after them.
 */
let toast: ((message: string) => void) | undefined;
let sender: Promise<Sender> | undefined;

explainFaults(document);

document.addEventListener("focusin", (event) => {
	const form = formOf(event);
	// What did not arrive is asked for again when it is needed.
	if (form) senderOf(form).catch(() => undefined);
});

document.addEventListener("submit", (event) => {
	const form = formOf(event);
	if (!form) return;
	event.preventDefault();
	senderOf(form).then(
		(send) => send(),
		// The browser's own way, as without JavaScript.
		() => form.submit(),
	);
});

function formOf({ target }: Event): HTMLFormElement | null {
	return target instanceof Element ? target.closest<HTMLFormElement>("form[data-form]") : null;
}

async function senderOf(form: HTMLFormElement) {
	sender ??= import(/* @vite-ignore */ form.dataset.sender ?? "");
	try {
		const module = await sender;
		return module.senderOf(form, (message) => toast?.(message));
	} catch (error) {
		sender = undefined;
		throw error;
	}
}

function start(): void {
	const forms = document.querySelectorAll<HTMLFormElement>("form[data-form]");
	const { toasts: label = "", noToasts: none = "", dismiss = "" } = forms[0]?.dataset ?? {};
	if (forms[0]) toast = createToasts({ label, none, dismiss });
	preselect(document, location.search);
	for (const form of forms) if (isKept(form)) senderOf(form).catch(() => undefined);
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
