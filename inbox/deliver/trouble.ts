import type { Ports } from "../ports.ts";

/**
 * Problems that `/healthz` reports: the store can't be written, mail is refused, the queue is stuck, or the disk is
 * almost full.
 */
export type Trouble = "store" | "mail" | "queue" | "disk";

/** How long a message may wait before the queue counts as stuck, in milliseconds. */
const PATIENCE = 15 * 60 * 1000;

/** Checks the store, the queue and the disk for problems. */
export async function troubleOf({
	store,
	clock,
	healthNotes,
}: Pick<Ports, "store" | "clock" | "healthNotes">): Promise<readonly Trouble[]> {
	try {
		await store.check();
		const { refused, stuckSince } = await store.health();
		const isStuck = stuckSince !== undefined && stuckSince < clock.now() - PATIENCE;
		const isNearlyFull = (await healthNotes?.())?.some(({ kind }) => kind === "disk") ?? false;
		const found = { mail: refused > 0, queue: isStuck, disk: isNearlyFull };
		return (["mail", "queue", "disk"] as const).filter((part) => found[part]);
	} catch {
		return ["store"];
	}
}
