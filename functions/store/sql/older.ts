import { z } from "zod";
import { addressDigest } from "../../limits/address.ts";
import type { SubmissionStore } from "../port.ts";
import { type SqlDriver, sql } from "./driver.ts";
import { foldedText, toAnswers } from "./rows.ts";

/** Rows at a time: few enough for others to be answered in between. */
const AT_A_TIME = 200;

const optInRow = z.object({ id: z.string(), email: z.string() });
const submissionRow = optInRow.extend({ answers: z.string(), note: z.string() });

/** Gives the people on lists that an earlier release wrote the digest of their address, and says who has left. */
export async function completeOptIns(
	driver: SqlDriver,
	keys: Pick<SubmissionStore, "addressKey">,
): Promise<void> {
	for (;;) {
		const [found] = await driver.batch([
			sql`SELECT id, email FROM opt_ins WHERE digest IS NULL AND email <> '' LIMIT ${AT_A_TIME}`,
		]);
		const rows = z.array(optInRow).parse(found?.rows);
		if (rows.length === 0) return;
		const digests = await Promise.all(rows.map(({ email }) => addressDigest(keys, email)));
		await driver.batch(
			rows.map(({ id }, index) => {
				const digest = digests[index] ?? "";
				return sql`UPDATE opt_ins SET digest = ${digest}, left_at = (SELECT stopped_at FROM addresses
					WHERE digest = ${digest} AND bounced = 0) WHERE id = ${id}`;
			}),
		);
	}
}

/** Writes down what is searched of some submissions of an earlier release. @returns whether there may be more */
export async function foldSubmissions(driver: SqlDriver): Promise<boolean> {
	const [found] = await driver.batch([
		sql`SELECT id, email, answers, note FROM submissions WHERE folded IS NULL LIMIT ${AT_A_TIME}`,
	]);
	const rows = z.array(submissionRow).parse(found?.rows);
	if (rows.length === 0) return false;
	await driver.batch(
		rows.map(({ id, email, answers, note }) => {
			const folded = foldedText({ email, answers: toAnswers.parse(answers), note });
			return sql`UPDATE submissions SET folded = ${folded} WHERE id = ${id}`;
		}),
		"relaxed",
	);
	return true;
}
