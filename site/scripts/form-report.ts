import type { SendStatus } from "../../shared/client.ts";
import { FORM_EVENTS } from "../../shared/content/form-events.ts";
import { emit } from "./analytics.ts";
import { showFault } from "./form-faults.ts";
import { toast } from "./toasts.ts";

/** How it stands with what a form says. */
type FormStatus =
	| SendStatus
	/** The form was filled in again, and what it says is sent again. */
	| "restored"
	/** What was sent has arrived, but the form says something else by now. */
	| "earlier"
	/** Nothing is sent before the button is pressed. */
	| "held";

/**
 * @param byHand - whether the visitor pressed the button for it
 * @param answer - the server's
 */
type Report = (status: FormStatus, byHand: boolean, answer?: unknown) => void;

/** Says beside a form's button, and in a toast, how it stands with what was sent. */
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
		// Every further attempt may fail: once is enough to be told.
		if (status !== "held" && (byHand || !status.startsWith("waiting"))) toast(words);
		if (!button || status === "earlier") return;
		button.textContent = dataset.retry ?? "";
		button.setAttribute("aria-describedby", `${dataset.form}-failure`);
	}

	/** The server's words, but for those that found their field. */
	function refusal(answer: unknown): string {
		const errors = memberOf(answer, "errors");
		const unplaced = (Array.isArray(errors) ? errors : []).flatMap((error) => {
			const words = wordsIn(error, "message");
			return showFault(form, wordsIn(error, "field"), words) ? [] : words;
		});
		return [wordsIn(answer, "message"), ...unplaced].join(" ");
	}

	function succeed(leads: boolean): void {
		const done = form.parentElement?.querySelector<HTMLElement>("[data-done]");
		form.hidden = true;
		if (done) {
			done.hidden = false;
			// Who is led to these words reads and hears them there; anybody else is told in a toast.
			if (leads) done.focus();
			else toast(done.querySelector("p")?.textContent ?? "");
		}
		const name = FORM_EVENTS.find((known) => known === dataset.event);
		if (name) emit({ name, payload: {} });
	}

	function setBusy(isBusy: boolean, byHand: boolean): void {
		// Not `aria-busy`: inside a busy form, screen readers announce no progress.
		if (button) button.ariaDisabled = isBusy ? "true" : null;
		const progress = form.querySelector("[data-progress]");
		if (!progress) return;
		// What happens by itself is shown, and interrupts nobody.
		progress.ariaLive = byHand ? "polite" : "off";
		progress.textContent = isBusy ? (dataset.sending ?? "") : "";
	}

	return (status, byHand, answer) => {
		// What happens by itself takes the focus from nothing else on the page.
		const leads = byHand || form.matches(":focus-within");
		setBusy(status === "sending", byHand);
		if (status === "sent") succeed(leads);
		else if (status !== "sending") fail(status, byHand, answer);
		else if (byHand) say("[data-failure]");
		if (status === "refused" && leads)
			form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	};
}

/** The words under a name; "" where there are none. */
function wordsIn(content: unknown, name: string): string {
	return String(memberOf(content, name) ?? "");
}

/** What stands under a name, in whatever came. */
function memberOf(content: unknown, name: string): unknown {
	return Reflect.get(Object(content), name);
}
