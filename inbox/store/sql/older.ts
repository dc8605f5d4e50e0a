import { type AddressKeys, addressDigest } from "../../limits/keys.ts";
import { UNSUBSCRIBED } from "../../other-forms.ts";
import { optInSchema, submissionSchema } from "../port.ts";
import { rowsOf, run, type SqlDriver, sql } from "./driver.ts";
import { foldedText } from "./expressions.ts";

/** Batch size, small enough not to block other requests. */
const AT_A_TIME = 200;

const personSchema = optInSchema.pick({ id: true, email: true });
const searchedSchema = submissionSchema.pick({ id: true, email: true, answers: true, note: true });

/** Migrates the opt-ins and a batch of the submissions of an earlier release. @returns whether more may exist */
export async function completeOlder(driver: SqlDriver, keys: AddressKeys): Promise<boolean> {
	await completeOptIns(driver, keys);
	return foldSubmissions(driver);
}

/** Adds the address digest to list members of an earlier release, and marks members who have unsubscribed. */
export async function completeOptIns(driver: SqlDriver, keys: AddressKeys): Promise<void> {
	for (;;) {
		const found = await run(
			driver,
			sql`SELECT id, email FROM opt_ins WHERE digest IS NULL AND email <> '' LIMIT ${AT_A_TIME}`,
		);
		const people = rowsOf(personSchema, found);
		if (people.length === 0) return;
		const completed = people.map(async ({ id, email }) => {
			const digest = await addressDigest(keys, email);
			// If the member signed up again after unsubscribing, `stopped_at` is empty. Then the earlier membership
			// ended at the time at which the unsubscription was stored.
			return sql`UPDATE opt_ins AS o SET digest = ${digest}, left_at = coalesce(
				(SELECT stopped_at FROM addresses WHERE digest = ${digest} AND bounced = 0),
				(SELECT max(received_at) FROM submissions WHERE form = ${UNSUBSCRIBED}
					AND lower(email) = lower(o.email) AND received_at >= o.confirmed_at)) WHERE id = ${id}`;
		});
		await driver.batch(await Promise.all(completed));
	}
}

/** Normalizes the searchable text of a batch of submissions of an earlier release. @returns whether more may exist */
async function foldSubmissions(driver: SqlDriver): Promise<boolean> {
	const found = await run(
		driver,
		sql`SELECT id, email, answers, note FROM submissions WHERE folded IS NULL LIMIT ${AT_A_TIME}`,
	);
	const submissions = rowsOf(searchedSchema, found);
	if (submissions.length === 0) return false;
	await driver.batch(
		submissions.map(
			(each) => sql`UPDATE submissions SET folded = ${foldedText(each)} WHERE id = ${each.id}`,
		),
		"relaxed",
	);
	return true;
}
