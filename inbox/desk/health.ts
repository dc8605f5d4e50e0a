import { fill } from "@liberation/shared/quiz/fill";
import { timesOf } from "../common/time.ts";
import { fullNoticeIds } from "../deliver/notices.ts";
import type { HealthNote, Ports } from "../ports.ts";
import { SENDER_PREFIX } from "../send/channel.ts";
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
	await store.check().catch(() => notes.push({ kind: "store", values: {} }));
	return [...notes, ...((await ofHost?.()) ?? [])].map(({ kind, values }) => ({
		what: fill(words.health[kind].what, values),
		todo: words.health[kind].todo,
	}));
}

/** Explains why an attempt failed, in plain words if the error code is known. */
export function shownReason(reason: string): string {
	const known = reason.replace(SENDER_PREFIX, "");
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

/** Checks the store, the queue and the disk for problems. */
export async function troubleOf({
	store,
	clock,
	healthNotes: ofHost,
}: Pick<Ports, "store" | "clock" | "healthNotes">): Promise<readonly Trouble[]> {
	try {
		await store.check();
		const { refused, stuckSince } = await store.health();
		const isStuck = stuckSince !== undefined && stuckSince < clock.now() - PATIENCE;
		const isNearlyFull = (await ofHost?.())?.some(({ kind }) => kind === "disk") ?? false;
		const found = { mail: refused > 0, queue: isStuck, disk: isNearlyFull };
		return (["mail", "queue", "disk"] as const).filter((part) => found[part]);
	} catch {
		return ["store"];
	}
}
