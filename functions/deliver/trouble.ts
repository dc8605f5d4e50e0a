import { NOTICE } from "../other-forms.ts";
import type { Ports } from "../ports.ts";

/** What of the delivery doesn't work, for `/healthz`: nothing can be stored, no mail is taken, or nothing leaves. */
export type Trouble = "store" | "mail" | "queue";

/** For how long a message may stay, in milliseconds. */
const PATIENCE = 15 * 60 * 1000;

/** Looks whether something can be stored, whether our sender is refused, and whether messages leave. */
export async function troubleOf({
	store,
	clock,
}: Pick<Ports, "store" | "clock">): Promise<readonly Trouble[]> {
	try {
		await store.check();
		const { refused, stuckSince } = await store.health(NOTICE);
		const isStuck = stuckSince !== undefined && stuckSince < clock.now() - PATIENCE;
		return [...(refused > 0 ? (["mail"] as const) : []), ...(isStuck ? (["queue"] as const) : [])];
	} catch {
		return ["store"];
	}
}
