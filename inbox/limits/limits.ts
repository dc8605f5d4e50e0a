import type { CheckedSubmission } from "../check/submission.ts";
import { digestOf } from "../common/digest.ts";
import type { Ports } from "../ports.ts";
import type { Limit } from "../store/types.ts";
import { clientKeys, foldAddress } from "./keys.ts";
import { LARGEST_SUBMISSION, type LimitName, type Limits, PACE, UNLIMITED } from "./table.ts";

/** Buckets per limit, into which keys are hashed with the secret, so that the number of counters is bounded. */
const BUCKETS = 2 ** 18;

/** When a visitor is asked to come again while too much mail is waiting, in seconds. */
const RETRY_AFTER = 15 * 60;

export interface Refused {
	readonly limit: LimitName;
	readonly seconds: number;
}

/** Counts a request before its body is read. @returns the limit that is reached */
export async function limitRequest(ports: Ports, client: string | undefined) {
	const key = client && clientKeys(client).client;
	return (await limitEach(ports, [["requestsPerClient", key]])).refused;
}

/** Counts a submission against every limit that applies. @returns the seconds until its mails leave */
export async function limitSubmission(
	ports: Ports,
	client: string | undefined,
	{ kind, email, form }: Pick<CheckedSubmission, "kind" | "email" | "form">,
	isTrapped: boolean,
): Promise<{ readonly refused: Refused } | { readonly delay: number }> {
	const { settings, store, clock } = ports;
	const { limits } = settings;
	const keys = client === undefined ? undefined : clientKeys(client);
	const whom = kind === "form" || isTrapped ? undefined : foldAddress(email);
	const { refused, counts } = await limitEach(ports, [
		["perClient", keys?.client],
		["perNetwork", keys?.network],
		["perWideNetwork", keys?.wideNetwork],
		["perNetworkAndRecipient", keys && whom && `${keys.wideNetwork} ${whom}`],
		["perSignUp", kind === "sign-up" && whom ? `${form} ${whom}` : undefined],
		["perRecipient", whom],
		["held", isTrapped ? "" : undefined],
	]);
	if (refused) return { refused };
	if (isTrapped) return { delay: 0 };
	const { most, seconds } = limits.overall ?? UNLIMITED;
	if ((await store.waitingBytes(clock.now())) > most * LARGEST_SUBMISSION) {
		return { refused: { limit: "overall", seconds: RETRY_AFTER } };
	}
	// A network's first submission of the hour needs one to be left for everybody, its second needs two, and so on.
	const left = most + 1 - (counts.get("perWideNetwork") ?? 1);
	const shared = { overall: { most: left, seconds } };
	const overall = await limitEach(ports, [["overall", ""]], shared);
	if (overall.refused) return { refused: overall.refused };
	const above = [...counts].map(([name, count]) => count - (limits[name]?.atOnce ?? count));
	return { delay: Math.max(0, ...above) * PACE };
}

/** Counts one hit for each key, up to the first limit that is reached. */
async function limitEach(
	{ settings, store, clock }: Ports,
	given: readonly (readonly [name: LimitName, key: string | undefined])[],
	limits: Limits = settings.limits,
) {
	const keyed = given.map(async ([name, key]) => {
		if (key === undefined) return [];
		const limit = limits[name] ?? UNLIMITED;
		return { name, limit, bucket: await bucketOf(settings.secret, name, key) };
	});
	const asked = (await Promise.all(keyed)).flat();
	const now = clock.now();
	const counts = await store.countHits(asked, now);
	const reached = asked[counts.length];
	return {
		refused: reached && { limit: reached.name, seconds: secondsLeft(reached.limit, now) },
		counts: new Map(asked.slice(0, counts.length).map(({ name }, at) => [name, counts[at] ?? 0])),
	};
}

/** Counts a hit that isn't a submission, such as a sign-in attempt. @returns 0 where the limit was reached */
export async function countOne(
	{ settings, store, clock }: Ports,
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

const secondsLeft = ({ seconds }: Limit, now: number) =>
	seconds - Math.floor((now / 1000) % seconds);
