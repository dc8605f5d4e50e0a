import { z } from "zod";
import { addressOperations } from "./addresses.ts";
import { deliveryOperations } from "./delivery.ts";
import { deskOperations } from "./desk.ts";
import { firstValue, run, type SqlDriver, sql } from "./driver.ts";
import { listOperations } from "./list.ts";
import { migrate } from "./migrations.ts";
import { removalOperations } from "./removal.ts";
import { signInOperations } from "./sign-in.ts";
import { submissionOperations } from "./submissions.ts";

/** Opens and migrates a store in a SQLite database, which several processes may share: each batch is a transaction. */
export async function createSqlStore(driver: SqlDriver) {
	await migrate(driver);
	return {
		...submissionOperations(driver),
		...listOperations(driver),
		...deliveryOperations(driver),
		...addressOperations(driver),
		...deskOperations(driver),
		...removalOperations(driver),
		...signInOperations(driver),

		/** Checks the store by writing and reading a probe. @throws where that fails */
		async check(): Promise<void> {
			const probe = `probe ${crypto.randomUUID()}`;
			// The probe is as large as the largest submission with its mails: on a full disk, a smaller row might still fit.
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
			firstValue(z.literal(probe), found);
		},

		close: (): Promise<void> => driver.close(),
	};
}

/** The store, the same on every host. A contract test checks each implementation (tests/store/contract.ts). */
export type SubmissionStore = Awaited<ReturnType<typeof createSqlStore>>;

export type StoreHealth = Awaited<ReturnType<SubmissionStore["health"]>>;
