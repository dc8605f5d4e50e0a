import type { SendStatus } from "../state/state.ts";
import { withStorage } from "./storage.ts";
import { sameSubmission } from "./submission.ts";

/** The results wait no longer than this for a slow endpoint. */
const TIMEOUT_MS = 10_000;
/** Before the second attempt; each further pause is twice as long. */
const FIRST_PAUSE_MS = 15_000;
const ATTEMPTS = 6;
/** A longer timer would run at once. */
const LONGEST_PAUSE_MS = 2 ** 31 - 1;

/** Holds the one submission that is on its way, until the server has taken or refused it. */
export interface Sender {
	/**
	 * Sends a submission. One that says the same as the last one *is* the last one: it goes under the first's
	 * idempotency key, and not a second time while an answer is awaited. Never rejects.
	 */
	send(endpoint: string, body: string): Promise<SendStatus>;
	/** Ends the attempts; what is kept waits for the next page. */
	stop(): void;
}

interface Pending {
	endpoint: string;
	/** The submission as JSON. */
	body: string;
}

/**
 * @param key - where a submission outlasts a reload, in the tab's storage; null keeps it in memory alone
 * @param onDelivery - called with the outcome of each attempt after the first
 */
export function createSender(
	key: string | null,
	onDelivery: (delivery: SendStatus) => void,
): Sender {
	let pending: Pending | undefined;
	let underWay: Promise<SendStatus> | undefined;
	let attempts = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let stopped = false;

	/** Endpoint, submission and the time of the next attempt, a line each: none holds a line's end. */
	function keep({ endpoint, body }: Pending, due: number): void {
		if (key) withStorage((storage) => storage.setItem(key, `${endpoint}\n${body}\n${due}`));
	}

	function tryIn(pause: number): void {
		timer = setTimeout(async () => onDelivery(await attempt()), pause);
	}

	function attempt(): Promise<SendStatus> {
		clearTimeout(timer);
		underWay ??= pending && deliver(pending);
		return underWay ?? Promise.resolve("failed");
	}

	async function deliver(sent: Pending): Promise<SendStatus> {
		const pause = FIRST_PAUSE_MS * 2 ** attempts++;
		let { delivery, retryAfter } = await post(sent);
		if (attempts === ATTEMPTS && delivery === "waiting") delivery = "failed";
		// Another may have taken its place meanwhile.
		if (sent === pending) {
			underWay = undefined;
			if (delivery === "waiting") {
				retryAfter = Math.min(Math.max(pause, retryAfter), LONGEST_PAUSE_MS);
				keep(sent, Date.now() + retryAfter);
				if (!stopped) tryIn(retryAfter);
			} else if (key) withStorage((storage) => storage.removeItem(key));
		}
		return delivery;
	}

	const [endpoint, body, due] =
		(key && withStorage((storage) => storage.getItem(key)))?.split("\n") ?? [];
	if (endpoint && body) {
		pending = { endpoint, body };
		tryIn(Number(due) - Date.now());
	}

	return {
		send(endpoint, body) {
			if (pending?.endpoint !== endpoint || !sameSubmission(pending.body, body)) {
				pending = { endpoint, body };
				underWay = undefined;
			}
			if (!underWay) {
				attempts = 0;
				// Before it goes: a reload may cut it off.
				keep(pending, 0);
			}
			return attempt();
		},
		stop() {
			stopped = true;
			clearTimeout(timer);
		},
	};
}

/** One attempt. Only what was lost on the way, or met a server that is busy or broken, is worth another. */
async function post({
	endpoint,
	body,
}: Pending): Promise<{ delivery: SendStatus; retryAfter: number }> {
	let delivery: SendStatus = "waiting";
	let retryAfter = 0;
	try {
		const { ok, status, headers } = await fetch(endpoint, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body,
			credentials: "omit",
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		// A page is no answer of the server's: networks send one until somebody signs in.
		if (ok && !headers.get("Content-Type")?.includes("html")) delivery = "sent";
		else {
			if (!ok && status !== 429 && status < 500) delivery = "failed";
			retryAfter = Number(headers.get("Retry-After")) * 1000 || 0;
			throw new Error(`HTTP ${status}`);
		}
	} catch (error) {
		console.error("Failed to send email", error);
	}
	return { delivery, retryAfter };
}
