import { NOTICE } from "../other-forms.ts";
import type { Ports } from "../ports.ts";

/**
 * What of the delivery doesn't work, for `/healthz`: nothing can be stored, no mail is taken, nothing leaves, or
 * soon nothing can be stored.
 */
export type Trouble = "store" | "mail" | "queue" | "disk";

/** For how long a message may stay, in milliseconds. */
const PATIENCE = 15 * 60 * 1000;

/** Looks whether something can be stored, whether our sender is refused, and whether messages leave. */
export async function troubleOf({
	store,
	clock,
	healthNotes,
}: Pick<Ports, "store" | "clock" | "healthNotes">): Promise<readonly Trouble[]> {
	try {
		await store.check();
		const { refused, stuckSince } = await store.health(NOTICE);
		const isStuck = stuckSince !== undefined && stuckSince < clock.now() - PATIENCE;
		const isNearlyFull = (await healthNotes?.())?.some(({ kind }) => kind === "disk") ?? false;
		const found = { mail: refused > 0, queue: isStuck, disk: isNearlyFull };
		return (["mail", "queue", "disk"] as const).filter((part) => found[part]);
	} catch {
		return ["store"];
	}
}
