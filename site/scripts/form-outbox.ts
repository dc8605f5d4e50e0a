import { bodyOf, keep, type Letter, read, restore, write } from "./form-letters.ts";
import { post, type Reply } from "./form-sending.ts";
import { forget } from "./form-storage.ts";

/** Before the second attempt, in milliseconds; each further pause is twice as long. */
const FIRST_PAUSE = 15_000;

/** How it stands with what a form sends. */
export type Stage =
	| "sending"
	| "taken"
	/** What was sent is taken, but the form says something else by now. */
	| "earlier"
	/** It is tried again by itself, also after a reload. */
	| "waiting"
	/** It is tried again by itself, but only while the page is open. */
	| "waitingHere"
	/** The form was filled in again, and what it says is sent again. */
	| "restored"
	/** Nothing is sent until the button is pressed. */
	| "held"
	/** The server said no. */
	| "refused";

/**
 * Tells the visitor.
 * @param byHand - whether the button was pressed for it
 * @param reply - the server's
 */
export type Report = (stage: Stage, byHand?: boolean, reply?: Reply) => void;

/** Sends what a form says. Several calls while it is on its way are one. */
export type Send = () => void;

/** Opens the outbox of a form that has an endpoint, with what the browser has kept for it. */
export function openOutbox(form: HTMLFormElement, report: Report): Send {
	let letter = restore(form);
	let attempts = 0;
	let timer = 0;
	let busy = false;
	/** Whether the letter has another key already, the first one being another message's. */
	let renewed = false;

	async function attempt(byHand = false): Promise<void> {
		const sent = letter;
		if (busy || !sent) return;
		clearTimeout(timer);
		busy = true;
		// Before it goes: a reload may cut it off.
		keep(form, sent);
		report("sending", byHand);
		const reply = await post(form.action, bodyOf(sent));
		busy = false;
		if (sent !== letter) report(reply.taken ? "earlier" : "held", byHand);
		else if (reply.taken || isRefusal(reply)) end(sent, reply, byHand);
		else wait(sent, reply, byHand);
	}

	function end(sent: Letter, reply: Reply, byHand: boolean): void {
		if (reply.status === 409 && !renewed) {
			renewed = true;
			letter = write(sent.answers);
			void attempt(byHand);
			return;
		}
		forget(form);
		// Refused, it is still the same submission: the server may have taken an attempt before.
		sent.due = Number.POSITIVE_INFINITY;
		report(reply.taken ? "taken" : "refused", byHand, reply);
	}

	function wait(sent: Letter, { pause }: Reply, byHand: boolean): void {
		const wait = Math.max(pause, FIRST_PAUSE * 2 ** attempts++);
		sent.due = Date.now() + pause;
		if (Date.now() + wait > sent.expires) {
			change();
			return;
		}
		timer = window.setTimeout(attempt, wait);
		report(keep(form, sent) ? "waiting" : "waitingHere", byHand);
	}

	/** Once the form says something else, what waits is not sent any more. */
	function change(): void {
		if (!letter) return;
		clearTimeout(timer);
		letter = write(read(form), Number.POSITIVE_INFINITY);
		keep(form, letter);
		if (!busy) report("held");
	}

	/** Tries what waits, as soon as the server lets us. @returns whether anything does */
	function resume(): boolean {
		const wait = (letter?.due ?? Number.POSITIVE_INFINITY) - Date.now();
		if (wait === Number.POSITIVE_INFINITY) return false;
		clearTimeout(timer);
		timer = window.setTimeout(attempt, wait);
		return true;
	}

	if (letter) report(resume() ? "restored" : "held");

	form.addEventListener("input", change);
	addEventListener("online", resume);

	return () => {
		if (busy) return;
		attempts = 0;
		renewed = false;
		const answers = read(form);
		if (letter?.answers !== answers) letter = write(answers);
		void attempt(true);
	};
}

/** A no that holds, however often it is asked. */
function isRefusal({ status }: Reply): boolean {
	return status >= 400 && status < 500 && status !== 429;
}
