import { z } from "zod";
import type { Count, SubmissionStore } from "../port.ts";
import { type SqlDriver, type SqlStatement, sql } from "./driver.ts";
import { optInStatement } from "./expressions.ts";

type Operations = Pick<
	SubmissionStore,
	"take" | "address" | "stopMail" | "resumeMail" | "takeConfirmation" | "confirm" | "addressKey"
>;

function randomKey(): string {
	return [...crypto.getRandomValues(new Uint8Array(32))]
		.map((byte) => byte.toString(16).padStart(2, "0"))
		.join("");
}

const stoppedRow = z
	.object({ stopped_at: z.number(), bounced: z.number() })
	.transform(({ stopped_at, bounced }) => ({ stoppedAt: stopped_at, hasBounced: bounced === 1 }));

export function addressOperations(driver: SqlDriver): Operations {
	let addressKey: string | undefined;
	return {
		async addressKey() {
			if (addressKey === undefined) {
				const [, found] = await driver.batch([
					sql`INSERT OR IGNORE INTO keys (name, value) VALUES ('addresses', ${randomKey()})`,
					sql`SELECT value FROM keys WHERE name = 'addresses'`,
				]);
				addressKey = z.string().parse(found?.rows[0]?.value);
			}
			return addressKey;
		},

		async take(counts, now) {
			if (counts.length === 0) return [];
			const counted = await driver.batch(counts.map(takeStatement(now)), "relaxed");
			return counted.flatMap(({ rows }) => rows.map(({ count }) => z.number().parse(count)));
		},

		async address(digest) {
			const [found] = await driver.batch([
				sql`SELECT * FROM addresses WHERE digest = ${digest} AND stopped_at IS NOT NULL`,
			]);
			const [row] = found?.rows ?? [];
			return row ? stoppedRow.parse(row) : { stoppedAt: null, hasBounced: false };
		},

		async stopMail(digest, now, cause) {
			const bounced = cause === "bounced" ? 1 : 0;
			const [, found] = await driver.batch([
				sql`INSERT INTO addresses (digest, stopped_at, bounced) VALUES (${digest}, ${now}, ${bounced})
					ON CONFLICT (digest) DO UPDATE
					SET stopped_at = excluded.stopped_at, bounced = excluded.bounced
					WHERE stopped_at IS NULL OR bounced > excluded.bounced`,
				sql`SELECT * FROM addresses WHERE digest = ${digest}`,
				sql`UPDATE opt_ins SET left_at = ${now}
					WHERE digest = ${digest} AND left_at IS NULL AND ${bounced} = 0`,
			]);
			return stoppedRow.parse(found?.rows[0]);
		},

		async resumeMail(digest) {
			const [resumed] = await driver.batch([
				sql`UPDATE addresses SET stopped_at = NULL, bounced = 0, asked_at = NULL
					WHERE digest = ${digest} AND stopped_at IS NOT NULL AND bounced = 1`,
			]);
			return resumed?.changes === 1;
		},

		async takeConfirmation(digest, now, interval) {
			const [taken] = await driver.batch([
				sql`UPDATE addresses SET asked_at = ${now} WHERE digest = ${digest}
					AND (asked_at IS NULL OR asked_at <= ${now - interval})`,
			]);
			return taken?.changes === 1;
		},

		async confirm(optIn) {
			const { digest, id } = optIn;
			await driver.batch([
				// Not where this very sign-up was confirmed before: the address may have left since.
				sql`UPDATE addresses SET stopped_at = NULL, bounced = 0, asked_at = NULL
					WHERE digest = ${digest} AND NOT EXISTS (SELECT 1 FROM opt_ins WHERE id = ${id})`,
				optInStatement(optIn),
			]);
		},
	};
}

/** Each is only counted where the one before it was: `changes()` is what the statement before it did. */
function takeStatement(now: number) {
	return ({ bucket, limit: { most, seconds } }: Count, index: number): SqlStatement => {
		const period = Math.floor(now / (seconds * 1000));
		return {
			sql: `INSERT INTO counters (bucket, period, count) SELECT ?, ?, 1
				WHERE ${index === 0 ? "1" : "changes() = 1"}
				ON CONFLICT (bucket) DO UPDATE SET
					count = CASE WHEN period = excluded.period THEN count + 1 ELSE 1 END,
					period = excluded.period
				WHERE period <> excluded.period OR count < ?
				RETURNING count`,
			values: [bucket, period, most],
		};
	};
}
