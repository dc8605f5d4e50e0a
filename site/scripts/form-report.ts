import { FORM_EVENTS } from "../../shared/content/form-events.ts";
import { emit } from "./analytics.ts";
import { showFault } from "./form-faults.ts";
import type { Report, Stage } from "./form-outbox.ts";
import { memberOf, type Reply, wordsIn } from "./form-sending.ts";

/** Says beside a form's button, and in a toast, how it stands with what was sent. */
export function createReport(form: HTMLFormElement, toast: (message: string) => void): Report {
	const { dataset } = form;
	const button = form.querySelector("button");

	function report(stage: Stage, byHand = false, reply?: Reply): void {
		// What happens by itself takes the focus from nothing else on the page.
		const leads = byHand || form.matches(":focus-within");
		const isSending = stage === "sending";
		setBusy(isSending);
		if (isSending && byHand) say("[data-failure]");
		if (stage === "taken") succeed(leads);
		else if (!isSending) explain(stage, byHand, reply);
		if (stage === "refused" && leads) leadToFault();
	}

	function setBusy(busy: boolean): void {
		form.ariaBusy = busy ? "true" : null;
		if (button) button.ariaDisabled = form.ariaBusy;
		say("[data-progress]", busy ? dataset.sending : "");
	}

	function explain(stage: Stage, byHand: boolean, reply?: Reply): void {
		const words = dataset[stage] || refusal(reply?.content) || dataset.held || "";
		say("[data-failure]", words);
		// Every further attempt may fail: once is enough to be told.
		if (stage !== "held" && (byHand || !stage.startsWith("waiting"))) toast(words);
		if (stage !== "earlier") offerRetry();
	}

	function offerRetry(): void {
		if (!button) return;
		button.textContent = dataset.retry ?? "";
		button.setAttribute("aria-describedby", `${dataset.form}-failure`);
	}

	function leadToFault(): void {
		form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}

	function say(selector: string, words = ""): void {
		const place = form.querySelector(selector);
		if (place) place.textContent = words;
	}

	/** The server's words, but for those that found their field. */
	function refusal(content: unknown): string {
		const errors = memberOf(content, "errors");
		const unplaced = (Array.isArray(errors) ? errors : []).flatMap((error) => {
			const words = wordsIn(error, "message");
			return showFault(form, wordsIn(error, "field"), words) ? [] : words;
		});
		return [wordsIn(content, "message"), ...unplaced].join(" ");
	}

	function succeed(leads: boolean): void {
		const done = form.parentElement?.querySelector<HTMLElement>("[data-done]");
		form.hidden = true;
		if (done) {
			done.hidden = false;
			if (leads) done.focus();
		}
		toast(dataset.toast ?? "");
		const name = FORM_EVENTS.find((known) => known === dataset.event);
		if (name) emit({ name, payload: {} });
	}

	return report;
}
