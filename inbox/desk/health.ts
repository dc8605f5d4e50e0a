import { fill } from "@liberation/shared/quiz/fill";
import { jsonAnswer } from "../accept/answers.ts";
import { timesOf } from "../common/time.ts";
import { fullNoticeIds } from "../deliver/notices.ts";
import type { HealthNote, Ports } from "../ports.ts";
import { CONTENT_PREFIX, plainReason } from "../send/channel.ts";
import type { StoreHealth } from "../store/sql/store.ts";
import { counted } from "./frame.tsx";
import words from "./words.json" with { type: "json" };

/** A problem of the delivery and its remedy. */
export interface HealthSentence {
	readonly what: string;
	readonly todo: string;
}

type Needs = Pick<Ports, "settings" | "store" | "clock" | "healthNotes">;

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
	{ settings, store, clock, healthNotes: ofHost }: Needs,
	health: StoreHealth,
): Promise<readonly HealthSentence[]> {
	const now = clock.now();
	const { time } = timesOf(settings);
	const { failing, failingReason, waitingSince, undeliverable, newestAt } = health;
	const notes: HealthNote<keyof typeof words.health>[] = [];
	if (failing > 0) {
		const messages = counted(failing, "mail");
		notes.push({ kind: "failing", values: { messages, reason: shownReason(failingReason ?? "") } });
	}
	if (waitingSince !== undefined && waitingSince < now - PATIENCE) {
		notes.push({ kind: "waiting", values: { time: time(waitingSince) } });
	}
	if (undeliverable > 0) {
		const submissions = counted(undeliverable, "submission");
		notes.push({ kind: "undeliverable", values: { submissions } });
	}
	if (newestAt !== undefined && newestAt > now + CLOCK_TOLERANCE) {
		notes.push({ kind: "clock", values: { time: time(newestAt) } });
	}
	const cap = await capReachedAt({ store, clock });
	if (cap !== undefined) notes.push({ kind: "cap", values: { time: time(cap) } });
	const checked = store.check(now).catch(() => notes.push({ kind: "store", values: {} }));
	// Another process may hold the write lock for seconds. The page doesn't wait for it.
	await Promise.race([checked, new Promise((done) => setTimeout(done, CHECK_PATIENCE))]);
	return [...notes, ...((await ofHost?.()) ?? [])].map(({ kind, values }) => ({
		what: fill(words.health[kind].what, values),
		todo: words.health[kind].todo,
	}));
}

/** Explains why an attempt failed, in plain words if the error code is known. */
export function shownReason(reason: string): string {
	if (reason.startsWith(CONTENT_PREFIX)) return `${words.reasons.CONTENT} (${plainReason(reason)})`;
	const known = plainReason(reason);
	const text =
		Object.entries(words.reasons).find(([name]) => name === known)?.[1] ??
		(known === reason ? undefined : words.reasons.SENDER);
	return text ? `${text} (${known})` : known;
}

/** Returns the time of the newest notice of `notifyFull`; undefined without one in the last 25 clock hours. */
async function capReachedAt({ store, clock }: Pick<Ports, "store" | "clock">) {
	return (await store.stored(await fullNoticeIds(clock.now())))?.dueAt;
}

/**
 * Problems that `/healthz` reports: the store can't be written, mail is refused, the queue is stuck, or the disk is
 * almost full.
 */
export type Trouble = "store" | "mail" | "queue" | "disk";

/**
 * Answers `/healthz`: 200, or 503 with the parts in trouble. Anyone may ask, so the last answer stands for a second.
 */
export function createHealthCheck(ports: Parameters<typeof troubleOf>[0]) {
	let checkedAt = Number.NEGATIVE_INFINITY;
	let checked: ReturnType<typeof troubleOf> = Promise.resolve([]);
	return async (): Promise<Response> => {
		const now = performance.now();
		if (now - checkedAt >= CHECK_INTERVAL) {
			checkedAt = now;
			checked = troubleOf(ports);
		}
		const trouble = await checked;
		return trouble.length === 0
			? jsonAnswer(200, { status: "ok" })
			: jsonAnswer(503, { status: "unavailable", trouble });
	};
}

/** Checks the store, the queue and the disk for problems. */
export async function troubleOf({
	store,
	clock,
	healthNotes: ofHost,
}: Pick<Ports, "store" | "clock" | "healthNotes">): Promise<readonly Trouble[]> {
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
