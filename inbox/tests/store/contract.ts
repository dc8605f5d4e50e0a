import { describe } from "vitest";
import type { SubmissionStore } from "../../store/sql/store.ts";
import { testAddresses } from "./contract-addresses.ts";
import { testClock } from "./contract-clock.ts";
import { testDelivery } from "./contract-delivery.ts";
import { testSubmissions } from "./contract-submissions.ts";
import { checksOf } from "./fixtures.ts";

/**
 * What every store has to do (store/sql/store.ts): each runtime's store is put to these tests.
 * @param open - a new and empty store for each test; the test closes it
 */
export function testSubmissionStore(name: string, open: () => Promise<SubmissionStore>): void {
	const check = checksOf(open);
	describe(`${name}: submissions`, () => testSubmissions(check));
	describe(`${name}: delivery`, () => testDelivery(check));
	describe(`${name}: limits and addresses`, () => testAddresses(check));
	describe(`${name}: a clock that was ahead`, () => testClock(check));
}
