import { z } from "zod";
import { addressOperations } from "./addresses.ts";
import { deliveryOperations } from "./delivery.ts";
import { deskOperations } from "./desk.ts";
import { firstValue, run, type SqlDriver, sql } from "./driver.ts";
import { migrate } from "./migrations.ts";
import { removalOperations } from "./removal.ts";
import { signInOperations } from "./sign-in.ts";
import { submissionOperations } from "./submissions.ts";

/**
 * A store in a SQLite database (docs/delivery.md, "The store"), with its schema brought up to date. Each operation
 * happens as a whole or not at all, however many processes call it at once.
 */
export async function createSqlStore(driver: SqlDriver) {
	await migrate(driver);
	const addresses = addressOperations(driver);
	return {
		...submissionOperations(driver),
		...deliveryOperations(driver),
		...addresses,
		...deskOperations(driver, addresses),
		...removalOperations(driver, addresses),
		...signInOperations(driver),

		/** Writes something and reads it back. @throws where that fails */
		async check(): Promise<void> {
			const probe = `probe ${crypto.randomUUID()}`;
			// As large as the largest submission with its mails: a smaller row may fit where no submission does.
			await driver.batch([
				sql`INSERT INTO counters (bucket, period, count) VALUES (${probe}, 0, 1)`,
				sql`INSERT INTO counters (bucket, period, count)
					VALUES (${probe} || hex(zeroblob(100000)), 0, 1)`,
				sql`DELETE FROM counters WHERE bucket = ${probe} || hex(zeroblob(100000))`,
			]);
			const found = await run(
				driver,
				sql`DELETE FROM counters WHERE bucket = ${probe} RETURNING bucket`,
			);
			z.literal(probe).parse(firstValue(z.string(), found));
		},

		close: (): Promise<void> => driver.close(),
	};
}
