import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import Database from "libsql";
import { expect, onTestFinished, test } from "vitest";
import { openSqliteStore } from "../../store/sqlite.ts";
import { folderWith } from "../temporary-folder.ts";
import { bundle } from "./server-process.ts";

/** Zoë's submissions, more than one transaction deletes. Ann's, of as many lengths, came later and stay. */
const ROWS = 300;
const OLD = 500;

/** A store in whose pages SQLite left copies of rows that it moved. */
async function filledStore(): Promise<string> {
	const folder = folderWith({});
	const file = join(folder, "submissions.sqlite");
	await (await openSqliteStore(file)).close();
	const database = new Database(file);
	database.exec("PRAGMA secure_delete = ON");
	database.exec(`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${2 * ROWS})
		INSERT INTO submissions (id, fingerprint, form, email, answers, folded, received_at, held, state)
		SELECT n * 7919 % 1009 || 'id', '', 'contact', iif(n % 2, 'zoe', 'ann') || '@mail.test',
			json_object('message', printf('%.*c', n * 37 % 400, 'x')), iif(n % 2, 'zoe', 'ann') || ' wrote',
			iif(n % 2, ${OLD}, 2000) + n % 7, 0, 'delivered' FROM numbers`);
	database.exec(`INSERT INTO messages (id, submission_id, position, channel, audience, recipient, content, state, next_attempt_at, finished_at)
		SELECT id, id, 0, 'smtp', 'founder', 'office@school.test', email, 'delivered', 0, ${OLD} FROM submissions`);
	database.exec(`INSERT INTO opt_ins (id, email, form, requested_at, confirmed_at, left_at)
		VALUES ('link', 'zoe@mail.test', 'newsletter', 0, 0, ${OLD})`);
	database.exec(
		"UPDATE submissions SET note = printf('%.*c', rowid * 31 % 900, 'y') WHERE rowid % 3 = 0",
	);
	database.close();
	return folder;
}

const isIn = (folder: string, text: RegExp) =>
	readdirSync(folder).some((name) => text.test(readFileSync(join(folder, name), "latin1")));

/** Starts again, sweeps, and counts what is left of Zoë. */
async function countAfterSweep(file: string, deletion: string) {
	const store = await openSqliteStore(file);
	onTestFinished(() => store.close());
	await store.sweep({ keptBefore: deletion === "sweep" ? 1_000 : 0, heldBefore: 0 });
	expect(await store.isRemoving()).toBe(false);
	expect((await store.countPerson("ann@mail.test")).submissions).toBe(ROWS);
	const database = new Database(file, { readonly: true });
	expect(database.prepare("PRAGMA integrity_check").pluck().all()).toEqual(["ok"]);
	database.close();
	return store.countPerson("zoe@mail.test");
}

/** A sample of the statements and moments in `npm test`; in `npm run test:long` each of them. */
const { CHAOS_KILLS: kills } = process.env;
const moments = fc.sample(fc.integer({ min: 0, max: 60 }), Number(kills ?? 2));
const STEPS = [
	...Array.from({ length: 60 }, (_, index) => ["statement", index * (kills ? 1 : 4)] as const),
	...moments.map((after) => ["scrub", after] as const),
	...moments.map((after) => ["checkpoint", 200 + after] as const),
];

test.each(["person", "sweep"])(
	"nothing is left of a deletion (%s) that is cut off at any step, after the next sweep",
	async (deletion) => {
		const child = await bundle("deletion-child");
		const filled = await filledStore();
		const counts = { killed: 0, ended: 0, undone: 0 };
		for (const [step, number] of STEPS) {
			// The deletion has no further statement.
			if (step === "statement" && counts.ended > 0) continue;
			const folder = folderWith({});
			cpSync(filled, folder, { recursive: true });
			const file = join(folder, "submissions.sqlite");
			const { signal, status, stderr } = spawnSync(
				process.execPath,
				[child, file, deletion, step, String(number)],
				{ env: { ...process.env, TMPDIR: folder, SQLITE_TMPDIR: folder } },
			);
			expect([signal, status], String(stderr)).toContainEqual(signal ? "SIGKILL" : 0);
			counts[signal ? "killed" : "ended"] += 1;
			const theirs = await countAfterSweep(file, deletion);
			// A person's deletion of which nothing was committed is the founder's to repeat.
			const isUndone = isDeepStrictEqual(theirs, { submissions: ROWS, optIns: 1 });
			if (isUndone) counts.undone += 1;
			expect(isIn(folder, /zoe/), `${step} ${number}`).toBe(isUndone);
		}
		console.log(deletion, counts);
		expect(counts.undone).toBeLessThanOrEqual(deletion === "sweep" ? 0 : 2);
	},
);
