import type { CheckedSubmission } from "../check/submission.ts";
import { digestOf } from "../common/digest.ts";
import type { Ports } from "../ports.ts";
import type { Limit } from "../store/types.ts";
import { clientKeys, foldAddress } from "./keys.ts";
import { type LimitName, UNLIMITED } from "./table.ts";

/**
 * Buckets per limit, so that the number of counters doesn't grow with the number of clients. A hash with the secret
 * assigns each key to a bucket; two keys in the same bucket share a limit.
 */
const BUCKETS = 2 ** 18;

type Needs = Pick<Ports, "settings" | "store" | "clock">;

export interface Refused {
	readonly limit: LimitName;
	readonly seconds: number;
}

/** Counts a request before its body is read. @returns the limit that is reached */
export async function limitRequest(
	needs: Needs,
	client: string | undefined,
): Promise<Refused | undefined> {
	const key = client && clientKeys(client).client;
	return (await limitEach(needs, [["requestsPerClient", key]])).refused;
}

/** Counts a submission against every limit that applies. @returns the limit that is reached */
export async function limitSubmission(
	needs: Needs,
	client: string | undefined,
	{ kind, email }: Pick<CheckedSubmission, "kind" | "email">,
	isTrapped: boolean,
): Promise<Refused | undefined> {
	const keys = client === undefined ? undefined : clientKeys(client);
	const whom = kind === "form" ? undefined : foldAddress(email);
	const { refused, counts } = await limitEach(needs, [
		["perClient", keys?.client],
		["perNetwork", keys?.network],
		["perWideNetwork", keys?.wideNetwork],
		["perClientAndRecipient", keys && whom && `${keys.client} ${whom}`],
		[isTrapped ? "held" : "overall", ""],
		["perRecipient", kind === "quiz" && !isTrapped ? whom : undefined],
	]);
	const isNewRecipient = counts.get("perClientAndRecipient") === 1;
	if (refused || isTrapped || !isNewRecipient) return refused;
	return (await limitEach(needs, [["recipientsPerClient", keys?.client]])).refused;
}

/** Counts a confirmation mail. @returns whether the count is within the limit */
export async function limitSignUp(needs: Needs, email: string, form: string): Promise<boolean> {
	return !(await limitEach(needs, [["perSignUp", `${form} ${foldAddress(email)}`]])).refused;
}

/** Counts one hit for each key, up to the first limit that is reached. */
async function limitEach(
	{ settings, store, clock }: Needs,
	given: readonly (readonly [name: LimitName, key: string | undefined])[],
): Promise<{ refused: Refused | undefined; counts: ReadonlyMap<LimitName, number> }> {
	const asked = given.filter(([, key]) => key !== undefined);
	const buckets = asked.map(async ([name, key = ""]) => ({
		bucket: await bucketOf(settings.secret, name, key),
		limit: settings.limits[name] ?? UNLIMITED,
	}));
	const now = clock.now();
	const counts = await store.countHits(await Promise.all(buckets), now);
	const [limit] = asked[counts.length] ?? [];
	return {
		refused: limit && { limit, seconds: secondsLeft(settings.limits[limit] ?? UNLIMITED, now) },
		counts: new Map(counts.map((count, index) => [asked[index]?.[0] ?? "overall", count])),
	};
}

/**
 * Counts a hit that isn't a submission, such as a sign-in attempt. @returns the count; 0 where the limit was reached
 */
export async function countOne(
	{ settings, store, clock }: Needs,
	name: string,
	key: string,
	limit: Limit,
): Promise<number> {
	const bucket = await bucketOf(settings.secret, name, key);
	const [count = 0] = await store.countHits([{ bucket, limit }], clock.now());
	return count;
}

async function bucketOf(secret: string, name: string, key: string): Promise<string> {
	const digest = await digestOf(secret, `limit ${key}`);
	return `${name} ${Number.parseInt(digest.slice(0, 8), 16) % BUCKETS}`;
}

function secondsLeft({ seconds }: Limit, now: number): number {
	return seconds - Math.floor((now / 1000) % seconds);
}
