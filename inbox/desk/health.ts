import { fill } from "@liberation/shared/quiz/fill";
import { jsonAnswer, jsonRefusal } from "../accept/answers.ts";
import { timesOf } from "../common/time.ts";
import { fullNoticeIds } from "../deliver/notices.ts";
import type { HealthNote, Ports } from "../ports.ts";
import { CONTENT_PREFIX, plainReason } from "../send/channel.ts";
import type { StoreHealth } from "../store/sql/store.ts";
import { counted, type HealthSentence } from "./frame.tsx";
import words from "./words.json" with { type: "json" };

const MINUTE = 60_000;

/** How long a message may wait before the desk and `/healthz` report a problem. */
const PATIENCE = 15 * MINUTE;
/** Minimum time between two checks for `/healthz`, in milliseconds. */
const CHECK_INTERVAL = 1_000;
/** How long a page of the desk waits for the check of the store, in milliseconds. */
const CHECK_PATIENCE = 150;
const CLOCK_TOLERANCE = 5 * MINUTE;

/** Lists the problems that the store and the host report. */
export async function healthNotes(
	{ settings, store, clock, healthNotes: ofHost }: Ports,
	health: StoreHealth,
): Promise<readonly HealthSentence[]> {
	const now = clock.now();
	const { time } = timesOf(settings);
	const { failing, failingReason = "", waitingSince = now, undeliverable, newestAt = now } = health;
	const notes: HealthSentence[] = [];
	const add = (kind: keyof typeof words.health, values: HealthNote["values"] = {}) => {
		const { what, todo } = words.health[kind];
		notes.push({ what: fill(what, values), todo });
	};
	const messages = counted(failing, "mail");
	if (failing > 0) add("failing", { messages, reason: shownReason(failingReason) });
	if (waitingSince < now - PATIENCE) add("waiting", { time: time(waitingSince) });
	const submissions = counted(undeliverable, "submission");
	if (undeliverable > 0) add("undeliverable", { submissions });
	if (newestAt > now + CLOCK_TOLERANCE) add("clock", { time: time(newestAt) });
	const full = await store.stored(await fullNoticeIds(now));
	if (full) add("cap", { time: time(full.dueAt) });
	const checked = store.check(now).catch(() => add("store"));
	// Another process may hold the write lock for seconds. The page doesn't wait for it.
	await Promise.race([checked, new Promise((done) => setTimeout(done, CHECK_PATIENCE))]);
	for (const { kind, values } of (await ofHost?.()) ?? []) add(kind, values);
	return notes;
}

/** Explains why an attempt failed, in plain words if the error code is known. */
export function shownReason(reason: string): string {
	if (reason.startsWith(CONTENT_PREFIX)) return `${words.reasons.CONTENT} (${plainReason(reason)})`;
	const known = plainReason(reason);
	const [, text] = Object.entries(words.reasons).find(([name]) => name === known) ?? [];
	if (text) return `${text} (${known})`;
	return known === reason ? known : `${words.reasons.SENDER} (${known})`;
}

/** What `/healthz` reports: a doubted clock, no writes to the store, refused mail, a stuck queue, a nearly full disk. */
export type Trouble = "clock" | "store" | "mail" | "queue" | "disk";

/**
 * Answers `/healthz`: 200, or 503 with the parts in trouble. Anyone may ask, so an answer is cached for a second.
 */
export function createHealthCheck(ports: Ports) {
	let last: { readonly at: number; readonly checked: ReturnType<typeof troubleOf> } | undefined;
	const { method: message } = ports.settings.languages.en.mail.faults;
	return async ({ method }: Request): Promise<Response> => {
		if (method !== "GET" && method !== "HEAD")
			return jsonRefusal({ status: 405, message, allow: "GET, HEAD" });
		const at = performance.now();
		if (!last || at - last.at >= CHECK_INTERVAL) last = { at, checked: troubleOf(ports) };
		const trouble = await last.checked;
		return trouble.length === 0
			? jsonAnswer(200, { status: "ok" })
			: jsonAnswer(503, { status: "unavailable", trouble });
	};
}

/** Checks the store, the queue and the disk for problems. */
export async function troubleOf(ports: Ports): Promise<readonly Trouble[]> {
	const { store, clock, healthNotes: ofHost } = ports;
	if (clock.isDoubted?.()) return ["clock"];
	try {
		const now = clock.now();
		await store.check(now);
		const { isRefused, stuckSince } = await store.trouble(now);
		const isStuck = stuckSince !== undefined && stuckSince < now - PATIENCE;
		const isNearlyFull = (await ofHost?.())?.some(({ kind }) => kind === "disk") ?? false;
		const found = { mail: isRefused, queue: isStuck, disk: isNearlyFull };
		return (["mail", "queue", "disk"] as const).filter((part) => found[part]);
	} catch {
		return ["store"];
	}
}
