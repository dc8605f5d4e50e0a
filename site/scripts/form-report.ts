import { FORM_EVENTS } from "../../shared/analytics.ts";
import type { SendStatus } from "../../shared/client.ts";
import { emit } from "./analytics.ts";
import { showFault } from "./form-faults.ts";
import { toast } from "./toasts.ts";

/** The state that a form reports to the visitor. */
export type FormStatus =
	| SendStatus
	/** Messages of earlier page views wait, and their retry is scheduled. */
	| "restored"
	/** The form was changed while an earlier message waits. */
	| "waitingToo"
	/** The server stored the message, but the visitor has edited the fields since then. */
	| "earlier";

/**
 * Reports a status.
 * @param byHand - whether the visitor pressed the button
 * @param answer - the server's response body
 */
type Report = (status: FormStatus, byHand: boolean, answer?: unknown) => void;

/** Creates a function that shows a form's status beside its button and in a toast. */
export function createReport(form: HTMLFormElement): Report {
	const { dataset } = form;
	const button = form.querySelector<HTMLButtonElement>("[type=submit]");

	function say(selector: string, words = ""): void {
		const place = form.querySelector(selector);
		if (place) place.textContent = words;
	}

	function fail(status: FormStatus, byHand: boolean, answer: unknown): void {
		const words = dataset[status] || refusal(answer) || dataset.held || "";
		say("[data-failure]", words);
		// Automatic retries show no toast, because each of them may fail.
		if (byHand || !status.startsWith("waiting")) toast(words);
		if (!button || status === "earlier") return;
		button.textContent = dataset.retry ?? "";
		button.setAttribute("aria-describedby", `${dataset.form}-failure`);
	}

	/** Shows the server's validation errors at their fields, and returns all other messages of the response. */
	function refusal(answer: unknown): string {
		const errors = memberOf(answer, "errors");
		const unplaced = (Array.isArray(errors) ? errors : []).flatMap((error) => {
			const words = textOf(error, "message");
			return showFault(form, textOf(error, "field"), words) ? [] : words;
		});
		return [textOf(answer, "message"), ...unplaced].join(" ");
	}

	const done = form.parentElement?.querySelector<HTMLElement>("[data-done]");
	const place = done?.querySelector<HTMLElement>("[data-address]");
	place?.querySelector("button")?.addEventListener("click", () => {
		if (done) done.hidden = true;
		form.hidden = false;
		form.querySelector<HTMLElement>("[type=email]")?.focus();
	});

	/** Shows the address, because a typo in it is seen by nobody else. */
	function showAddress(): void {
		const address = form.querySelector<HTMLInputElement>("[type=email]")?.value;
		const text = place?.querySelector("span");
		if (!place || !text || !address) return;
		text.textContent = address;
		place.hidden = false;
	}

	function succeed(leads: boolean, answer: unknown): void {
		form.hidden = true;
		showAddress();
		if (done) {
			done.hidden = false;
			const delayed = done.querySelector<HTMLElement>("[data-delayed]");
			if (delayed) delayed.hidden = !memberOf(answer, "delayed");
			// Either the focus moves to the message, or a toast announces it.
			if (leads) done.focus();
			else toast(done.querySelector("p")?.textContent ?? "");
		}
		const name = FORM_EVENTS.find((known) => known === dataset.event);
		if (name) emit({ name, payload: {} });
	}

	function setBusy(isBusy: boolean, byHand: boolean): void {
		// `aria-busy` is not set, because screen readers don't announce progress inside it.
		if (button) button.ariaDisabled = isBusy ? "true" : null;
		const progress = form.querySelector("[data-progress]");
		if (!progress) return;
		// Progress that the visitor didn't cause is shown, but not announced.
		progress.ariaLive = byHand ? "polite" : "off";
		progress.textContent = isBusy ? (dataset.sending ?? "") : "";
	}

	return (status, byHand, answer) => {
		// An automatic retry must not steal the focus.
		const leads = byHand || form.matches(":focus-within");
		setBusy(status === "sending", byHand);
		if (status === "sent") succeed(leads, answer);
		else if (status !== "sending") fail(status, byHand, answer);
		else if (byHand) say("[data-failure]");
		if (status === "refused" && leads)
			form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	};
}

function textOf(content: unknown, name: string): string {
	return String(memberOf(content, name) ?? "");
}

function memberOf(content: unknown, name: string): unknown {
	return Reflect.get(Object(content), name);
}
