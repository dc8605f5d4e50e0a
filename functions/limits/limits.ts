import { digestOf } from "../digest.ts";
import type { Limits, Ports } from "../ports.ts";
import type { Limit } from "../store/port.ts";
import { foldAddress } from "./address.ts";
import { clientKeys } from "./client.ts";

/**
 * Counts share this many buckets, so that no number of clients makes them grow, and none displaces another's
 * count. Who meets in which bucket depends on the secret. Two that meet share a limit.
 */
const BUCKETS = 2 ** 18;

const UNLIMITED: Limit = { most: Number.MAX_SAFE_INTEGER, seconds: 60 };

/** For a preview, tests and benchmarks: nobody waits there, for nothing leaves the machine. */
export const NO_LIMITS: Limits = {
	requestsPerClient: UNLIMITED,
	perClient: UNLIMITED,
	perNetwork: UNLIMITED,
	perWideNetwork: UNLIMITED,
	perClientAndRecipient: UNLIMITED,
	perRecipient: UNLIMITED,
	perSignUp: UNLIMITED,
	overall: UNLIMITED,
	held: UNLIMITED,
};

type Needs = Pick<Ports, "settings" | "store" | "clock">;

/** Which limit is reached, and for how many seconds. */
export interface Refused {
	readonly limit: keyof Limits;
	readonly seconds: number;
}

/** Counts a request, before anything of it is read. */
export function takeRequest(
	needs: Needs,
	client: string | undefined,
): Promise<Refused | undefined> {
	return takeEach(needs, [["requestsPerClient", client && clientKeys(client).client]]);
}

/** Counts a submission against its client and the networks around it. */
export function takeSubmission(
	needs: Needs,
	client: string | undefined,
): Promise<Refused | undefined> {
	const keys = client === undefined ? undefined : clientKeys(client);
	return takeEach(needs, [
		["perClient", keys?.client],
		["perNetwork", keys?.network],
		["perWideNetwork", keys?.wideNetwork],
	]);
}

/** Counts a mail to an address against the client that causes it, and the address where it is asked for its own sake. */
export function takeRecipient(
	needs: Needs,
	{ client, email, isSignUp }: { client: string | undefined; email: string; isSignUp: boolean },
): Promise<Refused | undefined> {
	const whom = foldAddress(email);
	return takeEach(needs, [
		["perClientAndRecipient", client && `${clientKeys(client).client} ${whom}`],
		["perRecipient", isSignUp ? undefined : whom],
	]);
}

/** Counts a mail that asks an address to confirm a list. */
export async function takeSignUp(needs: Needs, email: string, form: string): Promise<boolean> {
	return !(await takeEach(needs, [["perSignUp", `${form} ${foldAddress(email)}`]]));
}

/** Counts a submission among everybody's, or among what is held. */
export function takeShare(needs: Needs, limit: "overall" | "held"): Promise<Refused | undefined> {
	return takeEach(needs, [[limit, ""]]);
}

/**
 * Counts one more under each key that is known. The first limit that is reached refuses, and nothing after it is
 * counted (docs/product.md 5.10).
 */
async function takeEach(
	{ settings, store, clock }: Needs,
	counts: readonly (readonly [name: keyof Limits, key: string | undefined])[],
): Promise<Refused | undefined> {
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
