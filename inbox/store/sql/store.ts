import { addressOperations } from "./addresses.ts";
import { deskOperations } from "./desk.ts";
import type { SqlDriver } from "./driver.ts";
import { healthOperations } from "./health.ts";
import { deliveryOperations } from "./leases.ts";
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
		...healthOperations(driver),
		...removalOperations(driver),
		...signInOperations(driver),

		close: (): Promise<void> => driver.close(),
	};
}

/** The store, the same on every host. A contract test checks each implementation (tests/store/contract.ts). */
export type SubmissionStore = Awaited<ReturnType<typeof createSqlStore>>;

export type StoreHealth = Awaited<ReturnType<SubmissionStore["health"]>>;
