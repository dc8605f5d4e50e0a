import {
	createClient,
	type Fields,
	type SendStatus,
	type Submission,
} from "../../shared/client.ts";
import {
	createKeeper,
	createQueue,
	KEPT_MS,
	markSharedComputer,
	toJson,
} from "../../shared/kept.ts";
import { controlNamed, hasFaults } from "./form-faults.ts";
import { createReport, type FormStatus } from "./form-report.ts";

interface Draft {
	readonly fields: Fields;
	readonly until: number;
}

const storages = { tab: () => sessionStorage, browser: () => localStorage };
/** The statuses to report if the form has changed since the message was sent. */
const CHANGED: Partial<Record<SendStatus, FormStatus>> = {
	sent: "earlier",
	waiting: "waitingToo",
	waitingHere: "waitingToo",
};
/** Hidden fields of a form: its page, the idempotency key and the honeypot. */
const HIDDEN_FIELDS = ["page", "idempotencyKey", "leaveEmpty"];

/**
 * Stores a form's draft and sends the form. Drafts are stored only in the tab, so that the next user of the device
 * doesn't find them. Submitted messages stay in the browser until delivery, for at most 24 hours, as the form tells
 * the visitor.
 * @param announce - announces text to screen readers
 */
export function connect(form: HTMLFormElement, announce: (words: string) => void): void {
	const name = `liberation-form-${form.dataset.form}`;
	const draft = createKeeper<Draft>(storages, "tab", name);
	const waiting = createQueue<Submission>(storages, name);
	const row = form.querySelector<HTMLElement>("[data-kept]");
	const report = createReport(form);
	let isBusy = false;
	/** Whether the visitor started the current submission by pressing the button. */
	let byHand = false;
	/** Whether the last message, or one of an earlier page view, still waits. */
	let isWaiting = false;

	const client = createClient(waiting, "Failed to send the form", (status, { fields }, answer) => {
		// The visitor, or the next one, may have changed the form meanwhile.
		const isSame = toJson(fields) === toJson(read(form));
		isBusy = status === "sending" && (isSame || byHand);
		if (status !== "sending") isWaiting = status.startsWith("waiting");
		if (isSame && status === "sent") draft.forget();
		// Of another message's automatic retry, only the outcome is reported.
		if (isSame || byHand || !/sending|waiting/.test(status))
			report((!isSame && CHANGED[status]) || status, byHand, answer);
		byHand &&= isBusy;
		showRow();
	});

	function showRow(): void {
		// Once a confirmation of the deletion has replaced the row's button, the row stays visible.
		if (row?.querySelector("button")) row.hidden = !draft.load() && waiting.load().length === 0;
	}

	row?.querySelector("button")?.addEventListener("click", () => {
		markSharedComputer(storages);
		for (const other of document.querySelectorAll<HTMLElement>("[data-kept]"))
			other.hidden = other !== row;
		row.textContent = form.dataset.forgotten ?? "";
		row.focus();
		if (isWaiting && !isBusy) report("waitingHere", false);
	});

	const kept = draft.load();
	if (kept) fill(form, kept.fields);
	if (form.method !== "dialog" && client.resume()) {
		isWaiting = true;
		report("restored", false);
	}
	addEventListener("online", () => client.resume());
	showRow();

	form.addEventListener("submit", (event) => {
		event.preventDefault();
		if (isBusy) {
			announce(form.dataset.sending ?? "");
			return;
		}
		if (hasFaults(form, announce)) return;
		byHand = true;
		if (form.method !== "dialog") {
			client.send(form.action, read(form));
			return;
		}
		console.info(form.dataset.form, answersOf(form));
		draft.forget();
		report("sent", byHand);
	});

	form.addEventListener("input", () => {
		draft.keep({ fields: read(form), until: Date.now() + KEPT_MS });
		if (isWaiting && !isBusy) report("waitingToo", false);
		showRow();
	});
}

function read(form: HTMLFormElement): Fields {
	return Object.fromEntries(new FormData(form));
}

function fill(form: HTMLFormElement, fields: Fields): void {
	for (const [name, answer] of Object.entries(fields)) {
		// A draft may be of the same form on another page.
		if (HIDDEN_FIELDS.includes(name)) continue;
		const control = controlNamed(form, name);
		if (control && "checked" in control && control.type === "checkbox") control.checked = true;
		else if (control) control.value = String(answer);
	}
}

/** Returns the visible answers of a form; the preview logs the answers instead of sending the form. */
function answersOf(form: HTMLFormElement): Fields {
	const answers: Record<string, unknown> = { ...read(form) };
	for (const name of HIDDEN_FIELDS) delete answers[name];
	for (const { name, checked } of form.querySelectorAll<HTMLInputElement>("[type=checkbox]"))
		answers[name] = checked;
	return answers;
}
