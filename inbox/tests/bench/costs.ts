/*
 * `npm run bench:costs`: measures requests and tasks with 2,000, 20,000 and 200,000 submissions, or the numbers given.
 * Prints processor time and the longest turn of the event loop, with SQLite. Linux only.
 */
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import Database from "libsql";
import { createAnswers, HEALTH } from "../../delivery.ts";
import { sweep } from "../../retention.ts";
import type { SubmissionStore } from "../../store/sql/store.ts";
import { openSqliteStore } from "../../store/sqlite.ts";
import { CONTACT, delivery, formRequest, SITE } from "../support.ts";

const SIZES =
	process.argv.length > 2 ? process.argv.slice(2).map(Number) : [2_000, 20_000, 200_000];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.now();

async function worksOn(store: SubmissionStore) {
	const { ports } = await delivery({ store, clock: { now: () => NOW } });
	const answer = createAnswers(ports, { previewToken: "bench" });
	const get = async (path: string) => {
		const request = new Request(SITE + path);
		const response = await answer(request, { client: "192.0.2.1", stored: () => undefined });
		// Read in pieces, as a browser saves a download: one text of the whole file would be a turn of this bench's own.
		for await (const _ of response.body ?? []);
		if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
	};
	const works: Readonly<Record<string, () => Promise<unknown>>> = {
		"a form": () =>
			answer(formRequest("contact", CONTACT), { client: "192.0.2.1", stored: () => undefined }),
		"/healthz": () => get(HEALTH),
		"a look for what is due": () => store.nextAttemptAt(NOW + DAY),
		"the desk's newest": () => get("/desk/"),
		"a word that nobody has": () => get("/desk/?words=zzzz"),
		counts: () => get("/desk/counts"),
		"a submission": () => get("/desk/submissions/id5"),
		"a sweep": () => sweep(ports),
		"the whole CSV": () => get("/desk/export.csv"),
		"a deleted person": async () => [await store.removePerson("a7@b.test"), await store.forget()],
	};
	return works;
}

/** Submissions a minute apart; one in twenty awaits an answer, however old it is. */
const fill = (rows: number) => [
	`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${rows})
		INSERT INTO submissions (id, fingerprint, form, email, answers, folded, received_at, held, state, waits_for)
		SELECT 'id' || n, '', iif(n % 20, 'quiz', 'contact'), 'a' || n || '@b.test',
			json_object('email', 'a' || n || '@b.test', 'role', 'healer', 'message', printf('%.300c', 'x')),
			printf('%.300c', 'x'), ${NOW} - n * ${MINUTE}, 0, iif(n % 100, 'delivered', 'undeliverable'), iif(n % 20, NULL, 'answer')
		FROM numbers`,
	`INSERT INTO messages (id, submission_id, position, channel, audience, recipient, content, state, attempts,
			next_attempt_at, first_attempt_at, finished_at)
		SELECT id || '-founder', id, 0, 'outbox', 'founder', 'hello@example.org', printf('%.2000c', 'x'), state, 1,
			received_at, received_at, received_at FROM submissions`,
];

async function measure(rows: number) {
	const folder = mkdtempSync(join(tmpdir(), "costs-"));
	const file = join(folder, "submissions.sqlite");
	const store = await openSqliteStore(file);
	const database = new Database(file);
	for (const statement of fill(rows)) database.exec(statement);
	database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
	database.close();
	const costs: Record<string, string> = {};
	for (const [name, work] of Object.entries(await worksOn(store))) {
		if (name !== "a deleted person" && name !== "the whole CSV" && name !== "a sweep") await work();
		const { processor, longest } = await turnsOf(work);
		costs[name] = `${processor.toFixed(0)} ms, turn ${longest.toFixed(0)} ms`;
	}
	console.log(`${rows} submissions, ${Math.round(statSync(file).size / 1024 ** 2)} MB`, costs);
	await store.close();
	rmSync(folder, { recursive: true });
}

/** Shorter turns of the event loop only measure, in milliseconds. */
const IDLE = 0.2;

/** Processor time of the main thread in milliseconds, as Linux counts it. */
function ofThread(): number {
	const [time = ""] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8").split(" ");
	return Number(time) / 1e6;
}

/** Measures the processor time of work, and of the longest turn of the event loop meanwhile. */
async function turnsOf(work: () => Promise<unknown>) {
	let isDone = false;
	const before = process.cpuUsage();
	const start = ofThread();
	const done = work().finally(() => {
		isDone = true;
	});
	let [ours, longest, last] = [0, 0, start];
	while (!isDone) {
		await setImmediate();
		const now = ofThread();
		if (now - last > IDLE) ours += now - last;
		longest = Math.max(longest, now - last);
		last = now;
	}
	await done;
	const { user, system } = process.cpuUsage(before);
	const others = Math.max(0, (user + system) / 1000 - (last - start));
	return { processor: ours + others, longest };
}

for (const rows of SIZES) await measure(rows);
