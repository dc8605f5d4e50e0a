import { z } from "zod";
import type { SubmissionStore } from "../port.ts";
import { type SqlDriver, sql } from "./driver.ts";

type Operations = Pick<
	SubmissionStore,
	"take" | "address" | "stoppedAddresses" | "stopMail" | "takeConfirmation" | "confirm"
>;

const stoppedRow = z.object({ digest: z.string(), stopped_at: z.number() });

export function addressOperations(driver: SqlDriver): Operations {
	return {
		async take(bucket, { most, seconds }, now) {
			const period = Math.floor(now / (seconds * 1000));
			const [counted] = await driver.batch(
				[
					sql`INSERT INTO counters (bucket, period, count) VALUES (${bucket}, ${period}, 1)
					ON CONFLICT (bucket) DO UPDATE SET
						count = CASE WHEN period = excluded.period THEN count + 1 ELSE 1 END,
						period = excluded.period
					WHERE period <> excluded.period OR count < ${most}
					RETURNING count`,
				],
				"relaxed",
			);
			return counted?.rows.length === 1;
		},

		async address(digest) {
			const [found] = await driver.batch([
				sql`SELECT stopped_at FROM addresses WHERE digest = ${digest}`,
			]);
			const stoppedAt = z.number().nullish().parse(found?.rows[0]?.stopped_at) ?? null;
			return { stoppedAt };
		},

		async stoppedAddresses(digests) {
			if (digests.length === 0) return new Map();
			const [found] = await driver.batch([
				{
					sql: `SELECT digest, stopped_at FROM addresses
						WHERE stopped_at IS NOT NULL AND digest IN (${digests.map(() => "?").join()})`,
					values: digests,
				},
			]);
			return new Map(
				(found?.rows ?? []).map((row) => {
					const { digest, stopped_at } = stoppedRow.parse(row);
					return [digest, stopped_at];
				}),
			);
		},

		async stopMail(digest, now) {
			const [stopped, found] = await driver.batch([
				sql`INSERT INTO addresses (digest, stopped_at) VALUES (${digest}, ${now})
					ON CONFLICT (digest) DO UPDATE SET stopped_at = excluded.stopped_at
					WHERE stopped_at IS NULL`,
				sql`SELECT stopped_at FROM addresses WHERE digest = ${digest}`,
			]);
			return {
				created: stopped?.changes === 1,
				stoppedAt: z.number().parse(found?.rows[0]?.stopped_at),
			};
		},

		async takeConfirmation(digest, now, interval) {
			const [taken] = await driver.batch([
				sql`UPDATE addresses SET asked_at = ${now} WHERE digest = ${digest}
					AND (asked_at IS NULL OR asked_at <= ${now - interval})`,
			]);
			return taken?.changes === 1;
		},

		async confirm(digest, { id, email, form, requestedAt, confirmedAt }) {
			await driver.batch([
				// Not where this very sign-up was confirmed before: the address may have left since.
				sql`UPDATE addresses SET stopped_at = NULL WHERE digest = ${digest}
					AND NOT EXISTS (SELECT 1 FROM opt_ins WHERE id = ${id})`,
				sql`INSERT OR IGNORE INTO opt_ins (id, email, form, requested_at, confirmed_at)
					VALUES (${id}, ${email}, ${form}, ${requestedAt}, ${confirmedAt})`,
			]);
		},
	};
}
