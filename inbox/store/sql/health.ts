import { z } from "zod";
import { NOTICE } from "../../common/other-forms.ts";
import { CHANNELS, SUBMISSION_STATES } from "../types.ts";
import { countHits } from "./addresses.ts";
import { firstValue, joined, raw, rowsOf, runOn, type SqlDriver, sql } from "./driver.ts";
import { acceptedAt, IS_NEW } from "./expressions.ts";

/** The largest count of a state: a count reads every row. One more means that there are more. */
export const MOST_COUNTED = 1_000;

/** A probe as large as the largest submission with its mails: on a full disk, a smaller row might still fit. */
const LARGE_PROBE = raw("hex(zeroblob(100000))");

/** The large probe is written once a minute, because anyone may ask for `/healthz`. */
const LARGE_PROBES = { bucket: "large probe", limit: { most: 1, seconds: 60 } };

const CHANNEL_TABLE = raw(
	`(${CHANNELS.map((channel) => `SELECT '${channel}' AS channel`).join(" UNION ALL ")}) c`,
);

const waitingSchema = z.object({ failing: z.number(), since: z.number().nullable() });
const troubleSchema = z.object({ refused: z.number().nullable(), stuck: z.number().nullable() });

/** Operations of the desk's health notes, the weekly digest and `/healthz`. */
export function healthOperations(driver: SqlDriver) {
	const run = runOn(driver);
	return {
		/** Checks the store by writing and reading a probe. @throws where that fails */
		async check(now: number): Promise<void> {
			const [isLarge] = await countHits(driver, [LARGE_PROBES], now);
			const probe = sql`${`probe ${crypto.randomUUID()}`} || ${isLarge ? LARGE_PROBE : sql`''`}`;
			await run(sql`INSERT INTO counters (bucket, period, count) VALUES (${probe}, 0, 1)`);
			const found = await run(sql`DELETE FROM counters WHERE bucket = ${probe} RETURNING 1`);
			firstValue(z.literal(1), found);
		},

		/** Reports refused and stuck messages. Each is found in an index, however many messages wait. */
		async trouble(now: number) {
			const waits = raw("FROM messages WHERE channel = c.channel AND state = 'waiting' AND");
			const byUs = acceptedAt("c", now, ["founder", "notice"]);
			// The mail of one submission that only a filter refuses says nothing about the others.
			const unsent = ["founder", "notice"].map(
				(audience) => sql`SELECT min(first_attempt_at) ${waits} audience = ${raw(`'${audience}'`)}
					AND channel <> 'webhook' AND first_attempt_at >= coalesce(${byUs}, 0)
					AND reason NOT GLOB 'CONTENT_*'`,
			);
			const untried = sql`SELECT min(next_attempt_at) AS at ${waits} lease IS NULL AND attempts = 0`;
			const stuck = joined([untried, ...unsent], " UNION ALL ");
			const refused = sql`SELECT max(first_attempt_at) ${waits} attempts > 1 AND reason GLOB 'SENDER_*'`;
			const found =
				await run(sql`SELECT max((${refused}) >= coalesce(${acceptedAt("c", now)}, 0)) AS refused,
					min((SELECT min(at) FROM (${stuck}))) AS stuck FROM ${CHANNEL_TABLE}`);
			const [trouble] = rowsOf(troubleSchema, found);
			return {
				/**
				 * Whether a second or later attempt was refused because of the account, and the channel has delivered no
				 * message since the first one.
				 */
				isRefused: trouble?.refused === 1,
				/**
				 * Since when a message has been due without an attempt, or a mail to the founder has failed while no other
				 * mail reached the founder.
				 */
				stuckSince: trouble?.stuck ?? undefined,
			};
		},

		/** Counts submissions by state, except notices, up to MOST_COUNTED, and reports failing messages. */
		async health() {
			const few = raw(`LIMIT ${MOST_COUNTED + 1}`);
			const states = SUBMISSION_STATES.map(
				(state) => sql`SELECT count(*) FROM (SELECT 1 FROM submissions
					WHERE state = ${state} AND form <> ${NOTICE} ${few})`,
			);
			const [isNew, waiting, reasons, newest, ...counted] = await driver.batch([
				sql`SELECT count(*) FROM (SELECT 1 FROM submissions WHERE ${IS_NEW} ${few})`,
				sql`SELECT count(reason) AS failing, min(coalesce(first_attempt_at, next_attempt_at)) AS since
					FROM (SELECT * FROM messages WHERE state = 'waiting' ORDER BY attempts DESC ${few})`,
				sql`SELECT reason FROM messages WHERE state = 'waiting' AND reason IS NOT NULL
					ORDER BY attempts DESC LIMIT 1`,
				sql`SELECT max(received_at) FROM submissions`,
				...states,
			]);
			const [held = 0, inQueue = 0, delivered = 0, undeliverable = 0, uncertain = 0] = counted.map(
				(count) => firstValue(z.number(), count),
			);
			const [messages] = rowsOf(waitingSchema, waiting);
			return {
				/** The total number of submissions, except notices. */
				all: held + inQueue + delivered + undeliverable + uncertain,
				isNew: firstValue(z.number(), isNew),
				waiting: inQueue,
				delivered,
				undeliverable,
				uncertain,
				held,
				/** The number of messages that failed and will be retried. */
				failing: messages?.failing ?? 0,
				/** The reason of the failure that was retried most often. */
				failingReason: firstValue(z.string().optional(), reasons),
				/** The time of the oldest waiting message's first attempt, or its due time if no attempt was made. */
				waitingSince: messages?.since ?? undefined,
				/** The time of the newest submission, which is in the future if the clock was wrong. */
				newestAt: firstValue(z.number().nullable(), newest) ?? undefined,
			};
		},
	};
}
