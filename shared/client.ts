import { KEPT_MS, type Queue, toJson } from "./kept.ts";

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

/**
 * Retries submissions one after the other until the server accepts or rejects each, for 24 hours at most. No submission
 * takes the place of another.
 */
export interface Client {
	/** Sends a submission at once. A waiting one with equal answers is sent instead, under its own idempotency key. */
	send(address: string, fields: Fields): void;
	/** Schedules the retry of what waits, also from earlier page views. @returns whether anything waits */
	resume(): boolean;
	/** Gives up what this page view sent last, because the visitor replaces it. */
	drop(): void;
	/** Stops the retries of this page; stored submissions wait for the next page view. */
	stop(): void;
}

/**
 * Creates a client, which loads the submissions that earlier page views have stored.
 * @param kept - stores submissions beyond the page view
 * @param failure - the console message for a failed attempt
 * @param report - called on each status change of the submission that this page view sent last, else of the newest that
 * was stored before, with the server's JSON if there was any
 */
export function createClient(
	kept: Queue<Submission>,
	failure: string,
	report: (status: SendStatus, submission: Submission, answer?: unknown) => void,
): Client {
	const open = kept.load();
	// Without `at`, which some host pages replace.
	let [current] = open.slice(-1);
	const underWay = new Set<Submission>();
	let attempts = 0;
	let isRetrying = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isStopped = false;

	function tell(sent: Submission, status: SendStatus, answer?: unknown): void {
		if (!isStopped && sent === current) report(status, sent, answer);
	}

	async function attempt(sent: Submission): Promise<void> {
		if (underWay.has(sent)) return;
		underWay.add(sent);
		tell(sent, "sending");
		let reply = await post(sent, failure);
		if (reply.status === 409) {
			takeNewKey(sent, kept);
			reply = await post(sent, failure);
		}
		underWay.delete(sent);
		if (!open.includes(sent)) return;
		const pause = Math.max(reply.retryAfter, pauseAfter(attempts));
		if (reply.isTaken || reply.isRefused || Date.now() + pause > sent.until) {
			remove(sent);
			tell(sent, reply.isTaken ? "sent" : "refused", reply.answer);
		} else wait(sent, reply);
	}

	function wait(sent: Submission, { retryAfter }: Reply): void {
		sent.due = Date.now() + retryAfter;
		tell(sent, kept.has(sent) && kept.keep(sent) ? "waiting" : "waitingHere");
	}

	function remove(sent: Submission): void {
		open.splice(open.indexOf(sent), 1);
		kept.forget(sent);
	}

	async function retry(): Promise<void> {
		if (isRetrying) return;
		isRetrying = true;
		for (const sent of [...open]) if (!isStopped && pauseBefore(sent) <= 0) await attempt(sent);
		isRetrying = false;
		schedule(pauseAfter(attempts++));
	}

	function schedule(pause: number): void {
		clearTimeout(timer);
		if (isStopped || open.length === 0) return;
		timer = setTimeout(retry, Math.max(pause, Math.min(...open.map(pauseBefore))));
	}

	return {
		send(address, fields) {
			const isEqual = (each: Submission) =>
				each.address === address && canonical(each.fields) === canonical(fields);
			let sent = current && isEqual(current) ? current : open.find(isEqual);
			sent ??= { address, fields, key: newKey(), until: Date.now() + KEPT_MS, due: 0 };
			if (!open.includes(sent)) open.push(sent);
			current = sent;
			attempts = 0;
			// Stored before the request, because a reload may abort the request.
			kept.keep(sent);
			void attempt(sent).then(() => schedule(pauseAfter(attempts++)));
		},
		resume() {
			schedule(0);
			return open.length > 0;
		},
		drop() {
			if (current && open.includes(current)) remove(current);
			current = undefined;
		},
		stop() {
			isStopped = true;
			clearTimeout(timer);
		},
	};
}

/** Gives the submission a new idempotency key, because the server has stored other answers under the old key. */
function takeNewKey(submission: Submission, kept: Queue<Submission>): void {
	const wasKept = kept.has(submission);
	kept.forget(submission);
	submission.key = newKey();
	if (wasKept) kept.keep(submission);
}

/** How long a submission waits for its next attempt, in milliseconds. */
function pauseBefore({ due }: Submission): number {
	const pause = due - Date.now();
	// No attempt is due after the retries end, so the clock was set back.
	return pause > KEPT_MS ? 0 : pause;
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
