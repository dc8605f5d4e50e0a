import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "libsql";
import { expect, onTestFinished, test } from "vitest";
import { backUp, openSqliteStore } from "../../store/sqlite.ts";
import { folderWith } from "../temporary-folder.ts";
import { submission } from "./fixtures.ts";

/* The file of a SQLite store, and what happens to it from outside. */

async function openStore() {
	const folder = join(folderWith({}), "data");
	const file = join(folder, "submissions.sqlite");
	const store = await openSqliteStore(file);
	onTestFinished(() => store.close());
	return { store, file, folder };
}

test("while another process writes, others are answered, and the write follows", async () => {
	const { store, file } = await openStore();
	const other = new Database(file);
	onTestFinished(() => void other.close());
	other.exec("BEGIN IMMEDIATE");
	const writing = store.insert(submission());
	// A process that stands still would not come to this.
	await setTimeout(400);
	other.exec("COMMIT");
	expect(await writing).toMatchObject({ created: true });
});

test("what is asked for in one turn is committed together, and waits for the disk once", async () => {
	const written = async (inOneTurn: boolean) => {
		const { store, file } = await openStore();
		const before = statSync(`${file}-wal`).size;
		const inserts: Promise<unknown>[] = [];
		for (const id of ["one", "two", "three", "four", "five"]) {
			inserts.push(store.insert(submission({ id })));
			if (!inOneTurn) await Promise.all(inserts);
		}
		await Promise.all(inserts);
		return statSync(`${file}-wal`).size - before;
	};
	expect(await written(true)).toBeLessThan((await written(false)) / 2);
});

test.each([
	["database", ""],
	["log of writes", "-wal"],
])("a deleted %s is noticed: nothing is taken that would be gone", async (_, suffix) => {
	const { store, file } = await openStore();
	await store.insert(submission());
	rmSync(file + suffix);
	await expect(store.insert(submission())).rejects.toThrow();
	await expect(store.check()).rejects.toThrow();
});

test("only this user reads the files and their folder", async () => {
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

test("of a deleted person nothing is left in the files", async () => {
	const { store, file } = await openStore();
	const bytes = () => readFileSync(file, "latin1") + readFileSync(`${file}-wal`, "latin1");
	const message = "words that nobody else writes";
	for (let index = 0; index < 20; index += 1) {
		const answers = { email: "zoe@mail.test", message: message.repeat(100) };
		await store.insert(submission({ email: "zoe@mail.test", answers }));
		await store.insert(submission({ email: "other@mail.test" }));
	}
	expect(bytes()).toContain(message);
	expect(await store.removePerson("zoe@mail.test")).toBe(20);
	expect(bytes()).not.toContain(message);
	expect(bytes()).not.toContain("zoe@mail.test");
	expect(bytes()).toContain("other@mail.test");
});

test("a sweep deletes so many at a time", async () => {
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

test("a store in use is copied whole, for this user only, and over nothing", async () => {
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
