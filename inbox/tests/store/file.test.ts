import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { expect, onTestFinished, test } from "vitest";
import { backUp, openSqliteStore } from "../../store/sqlite.ts";
import { folderWith } from "../temporary-folder.ts";
import { submission } from "./fixtures.ts";

/* The file of a SQLite store, and what happens to it from outside. */

async function openStore(patience?: number) {
	const folder = join(folderWith({}), "data");
	const file = join(folder, "submissions.sqlite");
	const store = await openSqliteStore(file, patience);
	onTestFinished(() => store.close());
	return { store, file, folder };
}

test("while another process writes, reads are answered, and every write is made once afterwards", async () => {
	const { store, file } = await openStore();
	const other = new Database(file);
	onTestFinished(() => void other.close());
	await store.insert(submission({ id: "before" }));
	other.exec("BEGIN IMMEDIATE");
	const writing: ReturnType<typeof store.insert>[] = [];
	for (let index = 0; index < 40; index += 1) {
		writing.push(store.insert(submission({ id: `id${index}` })));
		// Each starts in its own turn of the event loop, and each read must finish while the lock lasts.
		expect(await store.count({})).toMatchObject({ count: 1 });
	}
	other.exec("COMMIT");
	const written = await Promise.all(writing);
	expect(written.filter(({ created }) => created)).toHaveLength(40);
	expect(await store.count({})).toMatchObject({ count: 41 });
});

test.each([
	["database", ""],
	["log of writes", "-wal"],
])("a deleted %s is noticed, so that no submission is accepted and lost", async (_, suffix) => {
	const { store, file } = await openStore();
	await store.insert(submission());
	rmSync(file + suffix);
	await expect(store.insert(submission())).rejects.toThrow();
	await expect(store.check(0)).rejects.toThrow();
});

test("the files and their folder are readable to this user only", async () => {
	const { store, file, folder } = await openStore();
	await store.insert(submission());
	const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
	expect([folder, file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual([
		"700",
		"600",
		"600",
		"600",
	]);
});

test("what a checkpoint or a lock keeps from being removed is still owed, and removed later", async () => {
	const { store, file } = await openStore(100);
	const other = new Database(file);
	onTestFinished(() => void other.close());
	await store.insert(submission({ id: "one" }));
	await store.remove(["one"]);
	for (const lock of ["BEGIN", "BEGIN IMMEDIATE"]) {
		other.exec(lock);
		other.prepare("SELECT count(*) FROM submissions").all();
		expect(await store.forget()).toBe(false);
		expect(await store.isRemoving()).toBe(true);
		other.exec("COMMIT");
	}
	expect(await store.forget()).toBe(true);
	expect(await store.isRemoving()).toBe(false);
});

test("a sweep deletes at most 5,000 submissions at a time", async () => {
	const { store, file } = await openStore();
	const database = new Database(file);
	database.exec(`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 5100)
		INSERT INTO submissions (id, fingerprint, form, email, answers, folded, received_at, held, state)
			SELECT 'id' || n, '', 'contact', 'a@b.test', '{}', '', n, 1, 'held' FROM numbers`);
	database.exec(`INSERT INTO messages
		(id, submission_id, position, channel, audience, recipient, content, state, next_attempt_at)
		SELECT id || '-founder', id, 0, 'smtp', 'founder', 'c@d.test', '', 'held', 0 FROM submissions`);
	database.close();
	const times = { keptBefore: 10_000, heldBefore: 10_000 };
	expect(await store.sweep(times)).toBe(5_000);
	expect(await store.sweep(times)).toBe(100);
});

test("a backup of a store in use is whole, readable to this user only, and overwrites nothing", async () => {
	const { store, file, folder } = await openStore();
	for (const id of ["one", "two", "three"]) await store.insert(submission({ id }));
	const copy = join(folder, "copy.sqlite");
	backUp(file, copy);
	expect(statSync(copy).mode & 0o777).toBe(0o600);
	expect(() => backUp(file, copy)).toThrow(/EEXIST/);
	await store.insert(submission({ id: "four" }));
	const copied = await openSqliteStore(copy);
	onTestFinished(() => copied.close());
	expect((await copied.list({}, 9)).submissions).toHaveLength(3);
});
