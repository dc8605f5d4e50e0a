import { KEPT_MS, type Keeper, toJson } from "./kept.ts";

const TIMEOUT_MS = 10_000;
/** The first delay of the exponential backoff, which doubles with each attempt. */
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 60 * 60 * 1000;

/** The largest body sent with `keepalive`: browsers limit it to 64 kB with headers. */
const LARGEST_KEPT_ALIVE = 60_000;

export type SendStatus =
	| "sending"
	/** The submission is retried for 24 hours, also by later page views. */
	| "waiting"
	/** The submission is retried by this page only, because the browser doesn't store it. */
	| "waitingHere"
	/** The server has stored the submission. */
	| "sent"
	/** The submission isn't retried: the server rejected it, or the next retry would be after `until`. */
	| "refused";

export type Fields = Readonly<Record<string, unknown>>;

export interface Submission {
	readonly address: string;
	readonly fields: Fields;
	/** The idempotency key of all attempts, replaced after the first response with status 409. */
	key: string;
	/** The time when retries end, in milliseconds since 1970. */
	readonly until: number;
	/** The earliest time of the next attempt, in milliseconds since 1970. */
	due: number;
}

/** Holds one submission, and retries it until the server accepts or rejects it, for 24 hours at most. */
export interface Client {
	/** Sends a submission. Sent twice in a row, equal answers share the idempotency key and a request in flight. */
	send(address: string, fields: Fields): void;
	/** Schedules the retry of a waiting submission for its `due` time. @returns whether a submission is waiting */
	resume(): boolean;
	/** Drops the submission without further retries. @returns whether it was neither sent nor refused */
	drop(): boolean;
	/** Stops the retries of this page; a stored submission waits for the next page view. */
	stop(): void;
}

/**
 * Creates a client, which loads the submission that an earlier page view may have stored.
 * @param kept - stores a submission beyond the page view
 * @param failure - the console message for a failed attempt
 * @param report - called on each status change, with the server's JSON if there was any
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
		// `send` may have replaced the submission in the meantime.
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
			// Stored before the request, because a reload may abort the request.
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

/** Whether the submission is still stored: another tab may have removed it. */
function isKept({ key }: Submission, kept: Keeper<Submission>): boolean {
	return kept.load()?.key === key;
}

/** Gives the submission a new idempotency key, because the server has stored other answers under the old key. */
function takeNewKey(submission: Submission, kept: Keeper<Submission>): void {
	const wasKept = isKept(submission, kept);
	submission.key = newKey();
	if (wasKept) kept.keep(submission);
}

function pauseAfter(attempts: number): number {
	return Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);
}

/** Serializes fields without the timestamp, so that equal answers compare as equal. */
function canonical(fields: Fields): string {
	return toJson(fields).replace(/"at":"[^"]*"/, "");
}

/** Creates a random key. `crypto.randomUUID` is unavailable without HTTPS. */
function newKey(): string {
	return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

interface Reply {
	status: number;
	isTaken: boolean;
	/** Whether the server rejected the submission for good, so that retries are pointless. */
	isRefused: boolean;
	/** `Retry-After` in milliseconds. */
	retryAfter: number;
	answer?: unknown;
}

/** Makes one attempt. Never rejects. */
async function post({ address, fields, key }: Submission, failure: string): Promise<Reply> {
	const reply: Reply = { status: 0, isTaken: false, isRefused: false, retryAfter: 0 };
	const body = toJson({ ...fields, idempotencyKey: key });
	try {
		const response = await fetch(address, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body,
			keepalive: new Blob([body]).size < LARGEST_KEPT_ALIVE,
			credentials: "omit",
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const { status, headers } = response;
		reply.status = status;
		reply.retryAfter = Number(headers.get("Retry-After")) * 1000 || 0;
		// Proxies and filters may answer with an HTML page or an empty body: only JSON comes from the server.
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
