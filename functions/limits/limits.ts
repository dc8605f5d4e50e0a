import { digestOf } from "../digest.ts";
import type { Limits, Ports } from "../ports.ts";
import type { Limit } from "../store/port.ts";
import { foldAddress } from "./address.ts";
import { clientKey } from "./client.ts";

/**
 * Counts share this many buckets, so that no number of clients makes them grow, and none displaces another's
 * count. Who meets in which bucket depends on the secret. Two that meet share a limit.
 */
const BUCKETS = 2 ** 18;

type Needs = Pick<Ports, "settings" | "store" | "clock">;

export interface Asking {
	/** The address that a request came from; undefined = not known. */
	readonly client: string | undefined;
	/** To whom mail would leave; undefined where it is for the founder only. */
	readonly recipient: string | undefined;
	readonly held: boolean;
}

/** Which limit is reached, and for how many seconds. */
export interface Refused {
	readonly limit: keyof Limits;
	readonly seconds: number;
}

/**
 * Counts a submission against its client, then against whom it would mail, then against everybody's limit.
 * The first that is reached refuses, and nothing after it is counted.
 */
export async function takeFromLimits(
	{ settings, store, clock }: Needs,
	{ client, recipient, held }: Asking,
): Promise<Refused | undefined> {
	const who = client === undefined ? undefined : clientKey(client);
	const whom = recipient === undefined ? undefined : foldAddress(recipient);
	const counts: [keyof Limits, string | undefined][] = [
		["perClient", who],
		["perClientAndRecipient", who && whom && `${who} ${whom}`],
		["perRecipient", whom],
		[held ? "held" : "overall", ""],
	];
	for (const [name, key] of counts) {
		if (key === undefined) continue;
		const limit = settings.limits[name];
		const bucket = `${name} ${await bucketOf(settings.secret, `${name} ${key}`)}`;
		const now = clock.now();
		if (await store.take(bucket, limit, now)) continue;
		return { limit: name, seconds: secondsLeft(limit, now) };
	}
	return undefined;
}

/**
 * Counts one more of what is no submission, such as attempts to sign in.
 * @returns false where the limit is reached
 */
export async function takeOne(
	{ settings, store, clock }: Needs,
	name: string,
	key: string,
	limit: Limit,
): Promise<boolean> {
	const bucket = `${name} ${await bucketOf(settings.secret, `${name} ${key}`)}`;
	return store.take(bucket, limit, clock.now());
}

async function bucketOf(secret: string, key: string): Promise<number> {
	const digest = await digestOf(secret, `limit ${key}`);
	return Number.parseInt(digest.slice(0, 8), 16) % BUCKETS;
}

function secondsLeft({ seconds }: Limit, now: number): number {
	return seconds - Math.floor((now / 1000) % seconds);
}
