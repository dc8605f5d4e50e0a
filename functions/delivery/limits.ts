import { digestOf } from "../digest.ts";
import type { Limit, Ports } from "../ports.ts";

/**
 * Counts a submission against where it comes from and whom it concerns.
 * @returns after how many seconds it may be tried again; 0 = go ahead
 */
export async function waitFor(
	{ settings, store, clock }: Pick<Ports, "settings" | "store" | "clock">,
	who: { client: string | undefined; recipient: string },
): Promise<number> {
	const { secret, limits } = settings;

	async function count(kind: string, name: string, { count: most, seconds }: Limit) {
		const span = seconds * 1000;
		const started = Math.floor(clock.now() / span);
		const key = `limit-${await digestOf(secret, `${kind} ${name} ${started}`)}`;
		const counted = await store.increment(key, seconds);
		return counted > most ? Math.ceil(((started + 1) * span - clock.now()) / 1000) : 0;
	}

	const waits = [await count("recipient", who.recipient.toLowerCase(), limits.perRecipient)];
	if (who.client) waits.push(await count("client", who.client, limits.perClient));
	return Math.max(...waits);
}
