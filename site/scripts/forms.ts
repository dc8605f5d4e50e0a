import { explainFaults } from "./form-faults.ts";
import { preselect } from "./form-preselection.ts";
import { connect } from "./form-sender.ts";
import { createVoice } from "./toasts.ts";

/* The forms of a page (site/components/form/). */
function start(): void {
	const forms = document.querySelectorAll<HTMLFormElement>("form[data-form]");
	const { toasts: label = "", noToasts: none = "", dismiss = "" } = forms[0]?.dataset ?? {};
	const voice = createVoice({ label, none, dismiss });
	explainFaults(document, voice.announce);
	preselect(document, location.search);
	for (const form of forms) connect(form, voice);
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
