import type { SubmissionStore } from "../port.ts";
import { addressOperations } from "./addresses.ts";
import { deliveryOperations } from "./delivery.ts";
import { deskOperations } from "./desk.ts";
import { type SqlDriver, sql } from "./driver.ts";
import { markOperations } from "./marks.ts";
import { migrate } from "./migrations.ts";
import { removalOperations } from "./removal.ts";
import { signInOperations } from "./sign-in.ts";
import { submissionOperations } from "./submissions.ts";

/** A store in a SQLite database (docs/delivery.md, "The store"), with its schema brought up to date. */
export async function createSqlStore(driver: SqlDriver): Promise<SubmissionStore> {
	await migrate(driver);
	const addresses = addressOperations(driver);
	return {
		...submissionOperations(driver),
		...markOperations(driver),
		...deliveryOperations(driver),
		...addresses,
		...deskOperations(driver, addresses),
		...removalOperations(driver, addresses),
		...signInOperations(driver),
		async check() {
			const probe = `probe ${crypto.randomUUID()}`;
			// As large as the largest submission with its mails: a smaller row may fit where no submission does.
			await driver.batch([
				sql`INSERT INTO counters (bucket, period, count) VALUES (${probe}, 0, 1)`,
				sql`INSERT INTO counters (bucket, period, count)
					VALUES (${probe} || hex(zeroblob(100000)), 0, 1)`,
				sql`DELETE FROM counters WHERE bucket = ${probe} || hex(zeroblob(100000))`,
			]);
			const [found] = await driver.batch([
				sql`DELETE FROM counters WHERE bucket = ${probe} RETURNING bucket`,
			]);
			if (found?.rows.length !== 1) throw new Error("The store forgets what is written.");
		},
		close: () => driver.close(),
	};
}
