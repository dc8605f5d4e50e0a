import { KEPT_MS, type Keeper, toJson } from "./kept.ts";

/** A page waits no longer than this for an answer (inbox/docs/delivery.md). */
const TIMEOUT_MS = 10_000;
/** Before the second attempt; each further pause is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 60 * 60 * 1000;

/** Bytes of a body that outlives its page at most, with room for its headers. */
const LARGEST_KEPT_ALIVE = 60_000;

/** How it stands with what was sent. */
export type SendStatus =
	| "sending"
	/** It is tried again for 24 hours, also in the next view of the page. */
	| "waiting"
	/** It is tried again as long as the page is open: the browser keeps nothing. */
	| "waitingHere"
	/** The server has stored it. */
	| "sent"
	/** The server said no, or 24 hours are over: it is not tried again. */
	| "refused";

/** What a visitor submits: answers by their names. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a visitor sends, on its way. */
export interface Submission {
	readonly address: string;
	readonly fields: Fields;
	/** The idempotency key, the same for all attempts, so that it is taken once. */
	key: string;
	/** When it is given up, in milliseconds since 1970. */
	readonly until: number;
	/** Not to be sent before, likewise. */
	due: number;
}

/** Sends one submission at a time, and tries again until the server takes or refuses it. */
export interface Client {
	/** Sends a submission. One that says the same as the last one goes under the same key, and never twice at a time. */
	send(address: string, fields: Fields): void;
	/** Tries what waits, as soon as the server lets us. @returns whether anything waits */
	resume(): boolean;
	/** Forgets the submission, which is not tried again. @returns whether it waited */
	drop(): boolean;
	/** Ends the attempts of this page; what is kept waits for the next one. */
	stop(): void;
}

/**
 * @param kept - where a submission outlasts the page
 * @param failure - what the console says of a failed attempt
 * @param report - called at each step, with the server's answer if it was JSON
 */
export function createClient(
	kept: Keeper<Submission>,
	failure: string,
	report: (status: SendStatus, answer?: unknown) => void,
): Client {
	let submission = kept.load();
	let isOpen = submission !== undefined;
	let underWay: Submission | undefined;
	let attempts = 0;
	let hasNewKey = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isStopped = false;

	function tell(status: SendStatus, answer?: unknown): void {
		if (!isStopped) report(status, answer);
	}

	async function attempt(): Promise<void> {
		clearTimeout(timer);
		const sent = submission;
		if (!isOpen || !sent || sent === underWay) return;
		underWay = sent;
		tell("sending");
		const reply = await post(sent, failure);
		if (sent === underWay) underWay = undefined;
		// Another may have taken its place meanwhile.
		if (sent !== submission) return;
		if (reply.status === 409 && !hasNewKey) {
			hasNewKey = true;
			takeNewKey(sent, kept);
			void attempt();
		} else if (reply.isTaken || reply.isRefused) end(sent, reply);
		else wait(sent, reply);
	}

	function end(sent: Submission, { isTaken, answer }: Reply): void {
		isOpen = false;
		if (isKept(sent, kept)) kept.forget();
		tell(isTaken ? "sent" : "refused", answer);
	}

	function wait(sent: Submission, reply: Reply): void {
		const pause = Math.max(reply.retryAfter, pauseAfter(attempts++));
		if (Date.now() + pause > sent.until) {
			end(sent, reply);
			return;
		}
		sent.due = Date.now() + reply.retryAfter;
		clearTimeout(timer);
		if (!isStopped) timer = setTimeout(attempt, pause);
		tell(isKept(sent, kept) && kept.keep(sent) ? "waiting" : "waitingHere");
	}

	return {
		send(address, fields) {
			if (submission?.address !== address || canonical(submission.fields) !== canonical(fields)) {
				submission = { address, fields, key: newKey(), until: Date.now() + KEPT_MS, due: 0 };
			}
			isOpen = true;
			attempts = 0;
			hasNewKey = false;
			// Before it goes: a reload may cut it off.
			kept.keep(submission);
			void attempt();
		},
		resume() {
			if (!isOpen || !submission) return false;
			clearTimeout(timer);
			timer = setTimeout(attempt, submission.due - Date.now());
			return true;
		},
		drop() {
			const waited = isOpen && submission !== undefined;
			isOpen = false;
			submission = undefined;
			kept.forget();
			return waited;
		},
		stop() {
			isStopped = true;
			clearTimeout(timer);
		},
	};
}

/** Another tab, or somebody who shares the computer, may have removed it meanwhile. */
function isKept({ key }: Submission, kept: Keeper<Submission>): boolean {
	return kept.load()?.key === key;
}

/** The key is another submission's: it goes under a new one. */
function takeNewKey(submission: Submission, kept: Keeper<Submission>): void {
	const wasKept = isKept(submission, kept);
	submission.key = newKey();
	if (wasKept) kept.keep(submission);
}

function pauseAfter(attempts: number): number {
	return Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);
}

/** The same text for two submissions that say the same, whenever they were made. */
function canonical(fields: Fields): string {
	return toJson(fields).replace(/"at":"[^"]*"/, "");
}

/** Not randomUUID, which pages without https lack. */
function newKey(): string {
	return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

interface Reply {
	/** 0 where no answer came. */
	status: number;
	isTaken: boolean;
	/** A no that holds, however often it is asked. */
	isRefused: boolean;
	/** For how many milliseconds the server asks not to be asked again. */
	retryAfter: number;
	answer?: unknown;
}

/** One attempt. Never rejects. */
async function post({ address, fields, key }: Submission, failure: string): Promise<Reply> {
	const reply: Reply = { status: 0, isTaken: false, isRefused: false, retryAfter: 0 };
	const body = toJson({ ...fields, idempotencyKey: key });
	try {
		const response = await fetch(address, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body,
			// It goes on when the page is left. Browsers let no more than 64 kB do so.
			keepalive: new Blob([body]).size < LARGEST_KEPT_ALIVE,
			credentials: "omit",
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const { status, headers } = response;
		reply.status = status;
		reply.retryAfter = Number(headers.get("Retry-After")) * 1000 || 0;
		// Networks and filters answer in the server's place, with a page, a picture or nothing: only its own words count.
		if (headers.get("Content-Type")?.includes("json")) reply.answer = await response.json();
		const answer: { status?: unknown; message?: unknown } = Object(reply.answer);
		reply.isTaken = status === 200 && (answer.status === "sent" || answer.status === "confirm");
		reply.isRefused = status > 399 && status < 500 && status !== 429 && "message" in answer;
		if (!reply.isTaken) throw new Error(`HTTP ${reply.status}`);
	} catch (error) {
		console.error(failure, error);
	}
	return reply;
}
