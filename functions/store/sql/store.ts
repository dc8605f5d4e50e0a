import type { SubmissionStore } from "../port.ts";
import { addressOperations } from "./addresses.ts";
import { deliveryOperations } from "./delivery.ts";
import { type SqlDriver, sql } from "./driver.ts";
import { migrate } from "./migrations.ts";
import { deletingOperations, findingOperations, writingOperations } from "./submissions.ts";

/** A store in a SQLite database (docs/delivery.md, "The store"), with its schema brought up to date. */
export async function createSqlStore(driver: SqlDriver): Promise<SubmissionStore> {
	await migrate(driver);
	return {
		...findingOperations(driver),
		...writingOperations(driver),
		...deletingOperations(driver),
		...deliveryOperations(driver),
		...addressOperations(driver),
		async check() {
			await driver.batch([sql`DELETE FROM counters WHERE bucket = ''`]);
		},
		close: () => driver.close(),
	};
}
