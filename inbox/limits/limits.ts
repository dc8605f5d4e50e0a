import type { CheckedSubmission } from "../check/submission.ts";
import { digestOf } from "../digest.ts";
import type { Ports } from "../ports.ts";
import type { Limit } from "../store/port.ts";
import { clientKeys, foldAddress } from "./keys.ts";

/**
 * Counts share this many buckets, so that no number of clients makes them grow, and none displaces another's
 * count. Who meets in which bucket depends on the secret. Two that meet share a limit.
 */
const BUCKETS = 2 ** 18;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often is too often. A workshop of forty people behind one address sends some hundred
 * submissions; one person a handful.
 */
export const LIMITS = {
	/** Requests of one client, whatever becomes of them: counted before their bodies are read. */
	requestsPerClient: { most: 600, seconds: 10 * MINUTE },
	/** Submissions of one client, and of the networks around it (limits/client.ts). */
	perClient: { most: 150, seconds: 10 * MINUTE },
	perNetwork: { most: 300, seconds: 10 * MINUTE },
	perWideNetwork: { most: 600, seconds: 10 * MINUTE },
	/** Mails to one address that one client causes. */
	perClientAndRecipient: { most: 3, seconds: HOUR },
	/** Addresses that one client causes mail to; above it submissions are held. */
	recipientsPerClient: { most: 50, seconds: HOUR },
	/** Results that anybody has mailed to one address; above it they are held. */
	perRecipient: { most: 10, seconds: DAY },
	/** Mails that ask one address to confirm one list, whoever typed it. */
	perSignUp: { most: 2, seconds: DAY },
	/** Submissions of everybody together; above it they are held. A setting may say another number. */
	overall: { most: 1_000, seconds: HOUR },
	/** What is held as spam, of everybody together. With its mails it takes some 20 MB a day. */
	held: { most: 200, seconds: DAY },
} satisfies Readonly<Record<string, Limit>>;

type Name = keyof typeof LIMITS;
/** One that isn't there is never reached. */
export type Limits = Readonly<Partial<Record<Name, Limit>>>;

/** For a preview, tests and benchmarks: nobody waits there, for nothing leaves the machine. */
export const NO_LIMITS: Limits = {};
const UNLIMITED: Limit = { most: Number.MAX_SAFE_INTEGER, seconds: MINUTE };

type Needs = Pick<Ports, "settings" | "store" | "clock">;

/** Which limit is reached, and for how many seconds. */
export interface Refused {
	readonly limit: Name;
	readonly seconds: number;
}

/** Counts a request, before anything of it is read. */
export async function takeRequest(
	needs: Needs,
	client: string | undefined,
): Promise<Refused | undefined> {
	const key = client && clientKeys(client).client;
	return (await takeEach(needs, [["requestsPerClient", key]])).refused;
}

/**
 * Counts a submission: against its client and the networks around it, the mails to its address, and everybody's.
 * @returns the limit that is reached
 */
export async function takeSubmission(
	needs: Needs,
	client: string | undefined,
	{ kind, email }: Pick<CheckedSubmission, "kind" | "email">,
	isTrapped: boolean,
): Promise<Refused | undefined> {
	const keys = client === undefined ? undefined : clientKeys(client);
	const whom = kind === "form" ? undefined : foldAddress(email);
	const { refused, counts } = await takeEach(needs, [
		["perClient", keys?.client],
		["perNetwork", keys?.network],
		["perWideNetwork", keys?.wideNetwork],
		["perClientAndRecipient", keys && whom && `${keys.client} ${whom}`],
		[isTrapped ? "held" : "overall", ""],
		["perRecipient", kind === "quiz" && !isTrapped ? whom : undefined],
	]);
	const isNewRecipient = counts.get("perClientAndRecipient") === 1;
	if (refused || isTrapped || !isNewRecipient) return refused;
	return (await takeEach(needs, [["recipientsPerClient", keys?.client]])).refused;
}

/** Counts a mail that asks an address to confirm a list. */
export async function takeSignUp(needs: Needs, email: string, form: string): Promise<boolean> {
	return !(await takeEach(needs, [["perSignUp", `${form} ${foldAddress(email)}`]])).refused;
}

/**
 * Counts one more under each key that is known. The first limit that is reached refuses, and nothing after it is
 * counted.
 */
async function takeEach(
	{ settings, store, clock }: Needs,
	given: readonly (readonly [name: Name, key: string | undefined])[],
): Promise<{ refused: Refused | undefined; counts: ReadonlyMap<Name, number> }> {
	const asked = given.filter(([, key]) => key !== undefined);
	const buckets = asked.map(async ([name, key = ""]) => ({
		bucket: await bucketOf(settings.secret, name, key),
		limit: settings.limits[name] ?? UNLIMITED,
	}));
	const now = clock.now();
	const counts = await store.take(await Promise.all(buckets), now);
	const [limit] = asked[counts.length] ?? [];
	return {
		refused: limit && { limit, seconds: secondsLeft(settings.limits[limit] ?? UNLIMITED, now) },
		counts: new Map(counts.map((count, index) => [asked[index]?.[0] ?? "overall", count])),
	};
}

/**
 * Counts one more of what is no submission, such as attempts to sign in.
 * @returns how many there are now; 0 where the limit was reached before
 */
export async function takeOne(
	{ settings, store, clock }: Needs,
	name: string,
	key: string,
	limit: Limit,
): Promise<number> {
	const bucket = await bucketOf(settings.secret, name, key);
	const [count = 0] = await store.take([{ bucket, limit }], clock.now());
	return count;
}

/** Of those who come again and again, such as everybody. */
const known = new Map<string, number>();
const MOST_KNOWN = 1_000;

async function bucketOf(secret: string, name: string, key: string): Promise<string> {
	const text = `limit ${key}`;
	const id = `${secret} ${text}`;
	const number = known.get(id) ?? Number.parseInt((await digestOf(secret, text)).slice(0, 8), 16);
	if (known.size >= MOST_KNOWN) known.clear();
	known.set(id, number);
	return `${name} ${number % BUCKETS}`;
}

function secondsLeft({ seconds }: Limit, now: number): number {
	return seconds - Math.floor((now / 1000) % seconds);
}
