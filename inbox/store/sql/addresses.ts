import { z } from "zod";
import { type AddressRecord, addressSchema, type Limit, type NewOptIn } from "../types.ts";
import { firstValue, joined, rowsOf, runOn, type SqlDriver, sql } from "./driver.ts";
import { optInStatement } from "./expressions.ts";

interface Count {
	readonly bucket: string;
	readonly limit: Limit;
}

/** A day in seconds. */
const DAY = 24 * 60 * 60;

const stoppedSchema = addressSchema.extend({ stoppedAt: z.number() });

/** Operations for rate limits and for addresses that get no mail, which are stored as digests (limits/keys.ts). */
export function addressOperations(driver: SqlDriver) {
	const run = runOn(driver);
	let addressKey: string | undefined;
	return {
		/** Returns the store's random key for address digests, which the first call creates. */
		async addressKey(): Promise<string> {
			if (addressKey === undefined) {
				const drawn = crypto.randomUUID() + crypto.randomUUID();
				const [, found] = await driver.batch([
					sql`INSERT OR IGNORE INTO keys (name, value) VALUES ('addresses', ${drawn})`,
					sql`SELECT value FROM keys WHERE name = 'addresses'`,
				]);
				addressKey = firstValue(z.string(), found);
			}
			return addressKey;
		},

		/**
		 * Counts one hit in each bucket for the current period, up to the first bucket whose limit is reached.
		 * @returns the counts of the buckets before that one; that bucket and the ones after it stay unchanged
		 */
		countHits: (counts: readonly Count[], now: number) => countHits(driver, counts, now),

		async address(digest: string): Promise<AddressRecord> {
			const found = await run(sql`SELECT stopped_at, bounced AS has_bounced FROM addresses
				WHERE digest = ${digest} AND stopped_at IS NOT NULL`);
			return rowsOf(addressSchema, found)[0] ?? { stoppedAt: null, hasBounced: false };
		},

		/**
		 * Stores that an address unsubscribed or bounced. Unsubscribing also ends the address's list memberships, and
		 * overrides a bounce.
		 * @returns the state that is stored now
		 */
		async stopMail(digest: string, now: number, cause: "asked" | "bounced") {
			const bounced = cause === "bounced" ? 1 : 0;
			const [, found] = await driver.batch([
				sql`INSERT INTO addresses (digest, stopped_at, bounced) VALUES (${digest}, ${now}, ${bounced})
					ON CONFLICT (digest) DO UPDATE
					SET stopped_at = excluded.stopped_at, bounced = excluded.bounced
					WHERE stopped_at IS NULL OR bounced > excluded.bounced`,
				sql`SELECT stopped_at, bounced AS has_bounced FROM addresses WHERE digest = ${digest}`,
				sql`UPDATE opt_ins SET left_at = ${now}
					WHERE digest = ${digest} AND left_at IS NULL AND ${bounced} = 0`,
			]);
			const [stopped] = rowsOf(stoppedSchema, found);
			if (!stopped) throw new Error("The store forgets what is written.");
			return stopped;
		},

		/** Allows mail to a bounced address again. @returns false where the address hadn't bounced */
		async resumeMail(digest: string): Promise<boolean> {
			const resumed = await run(sql`UPDATE addresses
				SET stopped_at = NULL, bounced = 0, asked_at = NULL
				WHERE digest = ${digest} AND stopped_at IS NOT NULL AND bounced = 1`);
			return resumed.changes === 1;
		},

		/**
		 * Claims the right to send a confirmation mail to an address that unsubscribed or bounced.
		 * @param interval - minimum milliseconds since the previous confirmation mail
		 * @returns false where the interval isn't over, and for an address that never unsubscribed or bounced
		 */
		async claimConfirmation(digest: string, now: number, interval: number) {
			const claimed = await run(sql`UPDATE addresses SET asked_at = ${now} WHERE digest = ${digest}
				AND (asked_at IS NULL OR asked_at NOT BETWEEN ${now - interval + 1} AND ${now + interval})`);
			return claimed.changes === 1;
		},

		/** Stores a confirmed sign-up, and allows mail to the address again. Idempotent. */
		async confirm(optIn: NewOptIn): Promise<void> {
			await driver.batch([
				// A link that was confirmed before doesn't allow mail again, because the address may have unsubscribed since.
				sql`UPDATE addresses SET stopped_at = NULL, bounced = 0, asked_at = NULL WHERE
					digest = ${optIn.digest} AND NOT EXISTS (SELECT 1 FROM opt_ins WHERE id = ${optIn.id})`,
				optInStatement(optIn),
			]);
		},
	};
}

export async function countHits(
	driver: SqlDriver,
	counts: readonly Count[],
	now: number,
): Promise<readonly number[]> {
	if (counts.length === 0) return [];
	// The last bucket comes first, so that each statement reads the other counts from before the call.
	const hits = counts.map((count, index) => hitStatement(now, count, counts.slice(0, index)));
	const counted = await driver.batch(hits.toReversed(), "relaxed");
	const numbers = counted.toReversed().flatMap(({ rows }) => rows.map(({ count }) => count));
	return z.array(z.number()).parse(numbers);
}

/**
 * Counts a hit in a bucket that isn't full, unless one of the buckets before it is. A counter of a later period, from a
 * clock that was set back, counts on; one that is more than a day ahead is from a clock that was wrong, and starts anew.
 */
function hitStatement(now: number, { bucket, limit }: Count, before: readonly Count[]) {
	const periodOf = ({ seconds }: Limit) => Math.floor(now / (seconds * 1000));
	const isNow = (each: Limit) =>
		sql`period BETWEEN ${periodOf(each)} AND ${periodOf(each) + Math.max(1, Math.ceil(DAY / each.seconds))}`;
	const isFull = before.map(
		(each) => sql`bucket = ${each.bucket} AND ${isNow(each.limit)} AND count >= ${each.limit.most}`,
	);
	return sql`INSERT INTO counters (bucket, period, count) SELECT ${bucket}, ${periodOf(limit)}, 1
		WHERE ${isFull.length > 0 ? sql`NOT EXISTS (SELECT 1 FROM counters WHERE ${joined(isFull, " OR ")})` : sql`1`}
		ON CONFLICT (bucket) DO UPDATE SET
			count = iif(${isNow(limit)}, count + 1, 1), period = iif(${isNow(limit)}, period, excluded.period)
		WHERE NOT (${isNow(limit)}) OR count < ${limit.most}
		RETURNING count`;
}
