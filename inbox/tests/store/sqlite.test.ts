import { join } from "node:path";
import Database from "libsql";
import { expect, test } from "vitest";
import { openSqliteStore } from "../../store/sqlite.ts";
import { folderWith } from "../temporary-folder.ts";
import { testSubmissionStore } from "./contract.ts";
import { testUpgrade } from "./contract-upgrade.ts";
import { NOW, submission } from "./fixtures.ts";

testSubmissionStore("SQLite", () => openSqliteStore(":memory:"));

testUpgrade("SQLite", async (statements) => {
	const file = join(folderWith({}), "earlier.sqlite");
	const database = new Database(file);
	for (const statement of statements) database.exec(statement);
	database.close();
	return openSqliteStore(file);
});

test("a file is opened again with what is in it, by two processes at a time", async () => {
	const file = join(folderWith({}), "data", "submissions.sqlite");
	const [first, second] = await Promise.all([openSqliteStore(file), openSqliteStore(file)]);
	await first.stopMail("a", 1, "asked");
	expect(await second.address("a")).toMatchObject({ stoppedAt: 1 });
	await Promise.all([first.close(), second.close()]);
	const third = await openSqliteStore(file);
	expect(await third.address("a")).toMatchObject({ stoppedAt: 1 });
	await third.close();
});

test("words are looked for in so many submissions at a time, until all were looked through", async () => {
	const file = join(folderWith({}), "many.sqlite");
	const store = await openSqliteStore(file);
	const database = new Database(file);
	database.exec(`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 10100)
		INSERT INTO submissions (id, fingerprint, form, email, answers, received_at, held, state)
			SELECT 'id' || n, '', 'contact', 'a@b.test',
				json_object('message', CASE n WHEN 1 THEN 'needle' ELSE 'hay' END), n, 0, 'delivered'
			FROM numbers`);
	database.close();
	const first = await store.list({ terms: ["needle"] }, 50);
	expect(first.submissions).toEqual([]);
	const second = await store.list({ terms: ["needle"] }, 50, first.next);
	expect(second.submissions.map(({ id }) => id)).toEqual(["id1"]);
	expect(second.next).toBeUndefined();
	await store.close();
});

test("a file of an earlier version is brought up to date with what is in it", async () => {
	const file = join(folderWith({}), "old.sqlite");
	const database = new Database(file);
	database.exec(OLD);
	database.close();
	const store = await openSqliteStore(file);
	const { submissions } = await store.list({}, 9);
	expect(submissions.map(({ id, state, waitsFor }) => [id, state, waitsFor])).toEqual([
		// There was no desk: nobody could say that it was answered.
		["failed", "undeliverable", "answer"],
		["quiz", "delivered", undefined],
	]);
	expect((await store.list({ role: "healer", partner: "seeds" }, 9)).submissions).toHaveLength(1);
	expect((await store.weeklyCounts(0)).submissions).toEqual([
		{ week: Date.parse("2026-11-16"), form: "contact", role: "", partner: "", count: 1 },
		{ week: Date.parse("2026-11-16"), form: "quiz", role: "healer", partner: "seeds", count: 1 },
	]);
	await store.close();
});

test("what an earlier version of this code has sent meanwhile is shown as what it has come to", async () => {
	const file = join(folderWith({}), "data", "submissions.sqlite");
	const store = await openSqliteStore(file);
	await store.insert(submission({ id: "sent" }));
	await store.insert(submission({ id: "held", held: true }));
	await store.insert(submission({ id: "due" }));
	const database = new Database(file);
	database.exec(`UPDATE messages SET state = 'delivered' WHERE submission_id = 'sent';
		UPDATE submissions SET state = 'waiting'`);
	database.close();
	await store.recover(NOW);
	const states = (await store.list({}, 9)).submissions.map(({ id, state }) => [id, state]);
	expect(Object.fromEntries(states)).toEqual({ sent: "delivered", held: "held", due: "waiting" });
	await store.close();
});

/** What the first version of the schema made, with two submissions. */
const OLD = `
	CREATE TABLE schema_version (version INTEGER PRIMARY KEY) STRICT;
	INSERT INTO schema_version (version) VALUES (1);
	CREATE TABLE submissions (id TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, form TEXT NOT NULL,
		email TEXT NOT NULL, answers TEXT NOT NULL, received_at INTEGER NOT NULL, held INTEGER NOT NULL) STRICT;
	CREATE TABLE messages (id TEXT PRIMARY KEY, submission_id TEXT NOT NULL, position INTEGER NOT NULL,
		channel TEXT NOT NULL, audience TEXT NOT NULL, recipient TEXT NOT NULL, content TEXT NOT NULL,
		state TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, next_attempt_at INTEGER NOT NULL, reason TEXT,
		finished_at INTEGER, first_attempt_at INTEGER, lease TEXT, lease_until INTEGER,
		handed_over INTEGER NOT NULL DEFAULT 0) STRICT;
	CREATE TABLE counters (bucket TEXT PRIMARY KEY, period INTEGER NOT NULL, count INTEGER NOT NULL) STRICT;
	CREATE TABLE addresses (digest TEXT PRIMARY KEY, stopped_at INTEGER, asked_at INTEGER) STRICT;
	CREATE TABLE opt_ins (id TEXT PRIMARY KEY, email TEXT NOT NULL, form TEXT NOT NULL,
		requested_at INTEGER NOT NULL, confirmed_at INTEGER NOT NULL) STRICT;
	INSERT INTO submissions VALUES
		('quiz', 'f', 'quiz', 'a@b.test', '{"role":"healer","partner":"seeds"}', ${NOW}, 0),
		('failed', 'f', 'contact', 'a@b.test', '{}', ${NOW + 1}, 0);
	INSERT INTO messages (id, submission_id, position, channel, audience, recipient, content, state,
		next_attempt_at) VALUES
		('quiz-founder', 'quiz', 0, 'smtp', 'founder', 'c@d.test', '', 'delivered', 0),
		('failed-founder', 'failed', 0, 'smtp', 'founder', 'c@d.test', '', 'undeliverable', 0);
`;
