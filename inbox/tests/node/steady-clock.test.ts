import { join } from "node:path";
import Database from "libsql";
import { expect, onTestFinished, test } from "vitest";
import { LIMITS } from "../../limits/table.ts";
import { steadyClock } from "../../runtimes/node/steady-clock.ts";
import { openSqliteStore } from "../../store/sqlite.ts";
import { delivery, formRequest } from "../support.ts";
import { folderWith } from "../temporary-folder.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A steady clock that is read each second, on a system clock that the test sets. */
function started() {
	let elapsed = 0;
	let system = Date.parse("2026-11-21T10:00:00Z");
	const clock = steadyClock(
		0,
		() => system,
		() => elapsed,
	);
	const start = system;
	return {
		set: (by: number) => {
			system += by;
		},
		/** Lets time pass. @returns what the clock says has passed since the start */
		pass(milliseconds: number): number {
			for (let passed = 0; passed < milliseconds; passed += 1_000) {
				elapsed += 1_000;
				system += 1_000;
				clock.now();
			}
			return clock.now() - start;
		},
	};
}

test.each([
	["forty days ahead", 40 * DAY],
	["an hour back", -HOUR],
])("a system clock that jumps %s for seconds isn't believed", (_, jump) => {
	const { set, pass } = started();
	pass(MINUTE);
	set(jump);
	expect(pass(4_000)).toBe(MINUTE + 4_000);
	set(-jump);
	expect(pass(20 * MINUTE)).toBe(21 * MINUTE + 4_000);
});

test("a jump that lasts ten minutes is believed, however often the clock swings before", () => {
	const { set, pass } = started();
	pass(MINUTE);
	for (let swing = 0; swing < 50; swing += 1) {
		set(DAY);
		pass(5 * MINUTE);
		set(-DAY);
		pass(MINUTE);
	}
	expect(pass(0)).toBe(301 * MINUTE);
	set(DAY);
	expect(pass(9 * MINUTE)).toBe(310 * MINUTE);
	expect(pass(2 * MINUTE)).toBe(312 * MINUTE + DAY);
});

test("a clock that a time service corrects by seconds is followed at once", () => {
	const { set, pass } = started();
	set(3_000);
	expect(pass(1_000)).toBe(4_000);
	set(-2_000);
	expect(pass(1_000)).toBe(3_000);
});

const TRUTH = Date.parse("2026-11-21T10:00:00Z");

/** Sends a sign-up every ten seconds from the start of a server on, and confirms the last one an hour later. */
async function serveFromStart(daysOff: number) {
	let [elapsed, off] = [0, daysOff * DAY];
	// The newest row is three days old.
	const clock = steadyClock(
		TRUTH - 3 * DAY,
		() => TRUTH + elapsed + off,
		() => elapsed,
	);
	const file = join(folderWith({}), "store.sqlite");
	const store = await openSqliteStore(file);
	onTestFinished(() => store.close());
	const settings = { limits: { ...LIMITS, perSignUp: { most: 99, seconds: 60 } } };
	const { handle, mails } = await delivery({ clock, store, settings });
	const statuses: number[] = [];
	for (; elapsed < 2 * MINUTE; elapsed += 1_000) {
		if (elapsed === 20_000) off = 0;
		if (elapsed % 10_000 > 0) clock.now();
		else
			statuses.push(
				(await handle(formRequest("newsletter", { email: `${elapsed}@mail.test` }), "192.0.2.1"))
					.status,
			);
	}
	elapsed += HOUR;
	const [link = ""] = mails.at(-1)?.text.match(/https:\S+\/confirm\?token=\S+/) ?? [];
	expect((await handle(new Request(link, { method: "POST" }))).status).toBe(200);
	const database = new Database(file);
	const all = (query: string) => database.prepare(query).all();
	const days = [
		...all("SELECT DISTINCT received_at / 86400000, due_at / 86400000 FROM submissions"),
		...all("SELECT DISTINCT next_attempt_at / 86400000, finished_at / 86400000 FROM messages"),
		...all("SELECT DISTINCT requested_at / 86400000, confirmed_at / 86400000 FROM opt_ins"),
		...all("SELECT start FROM counts ORDER BY span"),
		...all("SELECT DISTINCT period FROM counters ORDER BY period"),
	].map((row) => Object.values(Object(row)).filter((value) => typeof value === "number"));
	database.close();
	return { statuses, days };
}

test.each([-40, 40])(
	"a server that starts %i days off and is set right after 20 seconds gives no row, link or counter a wrong day",
	async (daysOff) => {
		const [right, wrong] = [await serveFromStart(0), await serveFromStart(daysOff)];
		expect(wrong.statuses).toEqual([503, 503, ...Array(10).fill(200)]);
		expect(right.statuses).toEqual(Array(12).fill(200));
		expect(wrong.days).toEqual(right.days);
	},
);

test("a clock that is before the newest row and stays so is doubted for ten minutes", () => {
	let elapsed = 0;
	const clock = steadyClock(
		TRUTH + DAY,
		() => TRUTH + elapsed,
		() => elapsed,
	);
	for (; elapsed < 10 * MINUTE; elapsed += 1_000) {
		expect(clock.isDoubted()).toBe(true);
		expect(clock.now()).toBeGreaterThanOrEqual(TRUTH + DAY);
	}
	expect([clock.isDoubted(), clock.now()]).toEqual([false, TRUTH + elapsed]);
});
