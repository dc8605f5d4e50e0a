import { join } from "node:path";
import Database from "libsql";
import { expect, test } from "vitest";
import { openSqliteStore } from "../../store/sqlite.ts";
import { folderWith } from "../temporary-folder.ts";
import { testSubmissionStore } from "./contract.ts";

testSubmissionStore("SQLite", () => openSqliteStore(":memory:"));

test("two processes at a time can open an existing file, and find its data", async () => {
	const file = join(folderWith({}), "data", "submissions.sqlite");
	const [first, second] = await Promise.all([openSqliteStore(file), openSqliteStore(file)]);
	await first.stopMail("a", 1, "asked");
	expect(await second.address("a")).toMatchObject({ stoppedAt: 1 });
	await Promise.all([first.close(), second.close()]);
	const third = await openSqliteStore(file);
	expect(await third.address("a")).toMatchObject({ stoppedAt: 1 });
	await third.close();
});

test("a search goes through 10,000 submissions at a time, until all were searched", async () => {
	const file = join(folderWith({}), "many.sqlite");
	const store = await openSqliteStore(file);
	const database = new Database(file);
	database.exec(`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 10100)
		INSERT INTO submissions (id, fingerprint, form, email, answers, folded, received_at, held, state)
			SELECT 'id' || n, '', 'contact', 'a@b.test',
				'{}', CASE n WHEN 1 THEN 'needle' ELSE 'hay' END, n, 0, 'delivered'
			FROM numbers`);
	database.close();
	const first = await store.list({ terms: ["needle"] }, 50);
	expect(first.submissions).toEqual([]);
	const second = await store.list({ terms: ["needle"] }, 50, first.next);
	expect(second.submissions.map(({ id }) => id)).toEqual(["id1"]);
	expect(second.next).toBeUndefined();
	await store.close();
});
