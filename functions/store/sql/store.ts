import type { SubmissionStore } from "../port.ts";
import { addressOperations } from "./addresses.ts";
import { deliveryOperations } from "./delivery.ts";
import { deskOperations } from "./desk.ts";
import { type SqlDriver, sql } from "./driver.ts";
import { migrate } from "./migrations.ts";
import { removalOperations } from "./removal.ts";
import { signInOperations } from "./sign-in.ts";
import { submissionOperations } from "./submissions.ts";

/** A store in a SQLite database (docs/delivery.md, "The store"), with its schema brought up to date. */
export async function createSqlStore(driver: SqlDriver): Promise<SubmissionStore> {
	await migrate(driver);
	return {
		...submissionOperations(driver),
		...deliveryOperations(driver),
		...addressOperations(driver),
		...deskOperations(driver),
		...removalOperations(driver),
		...signInOperations(driver),
		async check() {
			await driver.batch([sql`DELETE FROM counters WHERE bucket = ''`]);
		},
		close: () => driver.close(),
	};
}
