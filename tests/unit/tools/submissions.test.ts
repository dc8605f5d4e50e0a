import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { openSqliteStore } from "../../../functions/store/sqlite.ts";
import { ROOT } from "../../../tools/say.js";
import { readCommand } from "../../../tools/submissions/arguments.ts";
import { runCommand } from "../../../tools/submissions/commands.ts";
import { runOnDatabase } from "../../../tools/submissions/database.ts";
import { HELP } from "../../../tools/submissions/help.ts";
import { leaseOne, submission } from "../functions/store/fixtures.ts";
import { CONTACT, delivery, formRequest } from "../functions/support.ts";
import { folderWith } from "./temporary-folder.ts";

test.each([
	[["lst"], 'no command "lst"'],
	[["list", "--from=contact"], "no option --from. It takes: --form, --state, --since, --until."],
	[["delete", "--form=contact"], '"delete" has no option --form. It takes none.'],
	[["list", "contact"], "npm run submissions -- list --form="],
	[["list", "--form=contct"], 'Did you mean "contact"?'],
	[["list", "--form"], "--form needs a value"],
	[["list", "--state=lost"], "There are: held, waiting"],
	[["list", "--since=2026-02-30"], "Write it as --since=2026-11-01"],
	[["list", "--until=yesterday"], "--until=yesterday is no day"],
	[["show"], '"show" needs one id'],
	[["delete", "one", "two"], '"delete" needs one id'],
	[["delete-person"], '"delete-person" needs one email'],
])("%j says what is wrong and what to do", (typed, expected) => {
	expect(() => readCommand(typed)).toThrow(expected);
});

test("without a command it explains itself, in 80 columns", () => {
	expect(readCommand([])).toEqual({ name: "help" });
	for (const name of ["list", "show", "export", "retry", "release", "delete", "delete-person"]) {
		expect(HELP).toMatch(new RegExp(`submissions (-- )?${name} `));
	}
	expect(Math.max(...HELP.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
});

test("an option that npm has kept for itself is never overlooked", () => {
	expect(() => readCommand(["export"], { npm_config_form: "contact" })).toThrow(
		"npm run submissions -- export --form=",
	);
});

const NOW = new Date(2026, 10, 21, 12).getTime();

/** A database in a file, and the commands as they are typed. */
async function database() {
	const file = join(folderWith({}), "submissions.sqlite");
	const store = await openSqliteStore(file);
	onTestFinished(() => store.close());
	async function run(...typed: readonly string[]): Promise<string> {
		const command = readCommand(typed);
		if (command.name === "help") throw new Error("the help has no database");
		return runCommand(command, store, NOW);
	}
	return { file, store, run };
}

/** Submissions of three days: spam, two contacts, and what did not arrive. */
async function filled() {
	const { store, ...rest } = await database();
	const day = (date: number, hour: number) => new Date(2026, 10, date, hour).getTime();
	await store.insert(submission({ id: "lost", receivedAt: day(20, 23), form: "visit" }));
	const { lease } = await leaseOne(store, NOW);
	await store.settle(lease, { state: "undeliverable", reason: "550" }, NOW);
	await store.insert(submission({ id: "first", receivedAt: day(21, 0) }));
	await store.insert(submission({ id: "spam", receivedAt: day(21, 9), held: true }));
	await store.insert(submission({ id: "last", receivedAt: day(22, 0), email: "amal@mail.test" }));
	return { store, ...rest };
}

const idsIn = (text: string) => ["lost", "first", "spam", "last"].filter((id) => text.includes(id));

test("the list shows every submission in 80 columns, and counts the states", async () => {
	const { store, run } = await filled();
	const id = "0123456789abcdef0123456789abcdef";
	const email = `${"long".repeat(16)}@${"domain.".repeat(20)}test`;
	await store.insert(submission({ id, email, form: "pay-it-forward" }));
	const output = await run("list");
	expect(idsIn(output)).toEqual(["lost", "first", "spam", "last"]);
	expect(output).toContain("2026-11-20 23:00  undeliverable  visit\n  lost  zoe@mail.test\n");
	expect(output).toContain("5 submissions: 3 waiting, 1 held, 1 undeliverable.");
	expect(Math.max(...output.split("\n").map((line) => line.length))).toBe(80);
});

test.each([
	[["--form=contact"], ["first", "spam", "last"]],
	[["--state=held"], ["spam"]],
	[["--since=2026-11-21"], ["first", "spam", "last"]],
	[["--until=2026-11-20"], ["lost"]],
	[
		["--since=2026-11-21", "--until=2026-11-21", "--form=contact"],
		["first", "spam"],
	],
	[["--form", "quiz"], []],
])("%j narrows down the list and the table", async (options, expected) => {
	const { run } = await filled();
	expect(idsIn(await run("list", ...options))).toEqual(expected);
	expect(idsIn(await run("export", ...options))).toEqual(expected);
});

test("what is more than a page of the store is listed and exported as a whole", async () => {
	const { store, run } = await database();
	for (let count = 0; count < 101; count += 1) await store.insert(submission());
	expect(await run("list")).toContain("101 submissions: 101 waiting.");
	expect((await run("export")).trim().split("\r\n")).toHaveLength(102);
});

test("show tells what was written, what became of it, and what can be done", async () => {
	const { store, run } = await filled();
	const text = `${"word ".repeat(40)}\n\n${"x".repeat(200)}`;
	await store.insert(submission({ id: "long", answers: { message: text } }));
	const long = await run("show", "long");
	expect(long.replace(/\s/g, "")).toContain(text.replace(/\s/g, ""));
	expect(long).toContain("word\n\n  x");
	expect(Math.max(...long.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);

	const lost = await run("show", "lost");
	expect(lost).toContain("State: undeliverable");
	expect(lost).toContain(
		"smtp to office@school.test\n    undeliverable, 2026-11-21 12:00, 1 attempt",
	);
	expect(lost).toContain("because of: 550");
	expect(lost).toContain("npm run submissions retry lost");
	expect(await run("show", "spam")).toContain("npm run submissions release spam");
});

test("retry and release make messages due again", async () => {
	const { store, run } = await filled();
	expect(await run("retry", "lost")).toBe("1 message will be sent again.\n");
	expect(await run("release", "spam")).toContain("released");
	for (const id of ["lost", "spam"]) expect((await store.find(id))?.state).toBe("waiting");
	const due = await store.lease("smtp", NOW, NOW + 1, 10);
	expect(due.map(({ submissionId }) => submissionId).sort()).toEqual(["first", "lost", "spam"]);
	await expect(run("retry", "lost")).rejects.toThrow("its state is waiting");
	await expect(run("release", "spam")).rejects.toThrow("not held");
});

test("delete removes one submission", async () => {
	const { run } = await filled();
	expect(await run("delete", "first")).toBe("Deleted: contact, zoe@mail.test.\n");
	expect(idsIn(await run("list"))).toEqual(["lost", "spam", "last"]);
});

test("a person's data is deleted only with --yes, and nobody else's", async () => {
	const { store, run } = await filled();
	const times = { requestedAt: NOW, confirmedAt: NOW };
	await store.confirm("digest", {
		id: "link",
		email: "zoe@mail.test",
		form: "newsletter",
		...times,
	});
	const what = "3 submissions and 1 confirmed sign-up of Zoe@mail.test";
	await expect(run("delete-person", "Zoe@mail.test")).rejects.toThrow(`deletes ${what}`);
	expect(idsIn(await run("list"))).toHaveLength(4);
	expect(await run("delete-person", "Zoe@mail.test", "--yes")).toContain(`Deleted: ${what}.`);
	expect(idsIn(await run("list"))).toEqual(["last"]);
	expect(await store.optIns("zoe@mail.test")).toEqual([]);
	await expect(run("delete-person", "zoe@mail.test")).rejects.toThrow("Nothing is stored of");
});

test("a day's submissions become a table with one column for each answer", async () => {
	const { store, run } = await database();
	const { handle, clock } = await delivery({ store });
	clock.time = NOW;
	await handle(formRequest("contact", CONTACT));
	clock.time += 60_000;
	await handle(formRequest("newsletter", { email: "a@b.test" }));
	const options = ["--since=2026-11-21", "--until=2026-11-21"];
	const [contact, newsletter] = [
		...(await store.list({ form: "contact" }, 1)).submissions,
		...(await store.list({ form: "newsletter" }, 1)).submissions,
	];
	const { name, inquiry, message } = CONTACT;
	expect(await run("export", ...options)).toBe(
		[
			"\uFEFFreceived,form,delivery,confirmed,email,name,inquiry,message,id",
			`2026-11-21 12:01,newsletter,delivered,no,a@b.test,,,,${newsletter?.id}`,
			`2026-11-21 12:00,contact,delivered,,${CONTACT.email},${name},${inquiry},"${message.replaceAll("\r\n", "\n")}",${contact?.id}`,
			"",
		].join("\r\n"),
	);
});

test("who has confirmed a sign-up can be told from who only asked", async () => {
	const { run, store } = await database();
	const { handle, mails } = await delivery({ store });
	await handle(formRequest("newsletter", { email: "a@b.test" }));
	const link = /https:\S+confirm\?token=[\w.~-]+/.exec(mails[0]?.text ?? "")?.[0] ?? "";
	await handle(new Request(link, { method: "POST" }));
	const table = await run("export", "--form=newsletter");
	expect(table.match(/newsletter,delivered,(?:yes|no),a@b\.test/g)?.sort()).toEqual([
		"newsletter,delivered,no,a@b.test",
		"newsletter,delivered,yes,a@b.test",
	]);
	expect(await run("list")).toContain("newsletter, confirmed");
});

test.each(["=1+1", "+1 555", "-2", "@SUM(A1)", '=HYPERLINK("https://evil.test","Open")'])(
	"a spreadsheet takes %s for text",
	async (formula) => {
		const { store, run } = await database();
		await store.insert(submission({ id: "id", answers: { name: formula, [formula]: "Hi" } }));
		const cell = `'${formula}`;
		const written = formula.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
		const [header, row] = (await run("export")).split("\r\n");
		expect(header).toBe(`\uFEFFreceived,form,delivery,confirmed,name,${written},id`);
		expect(row).toMatch(/,contact,waiting,,/);
		expect(row?.endsWith(`,${written},Hi,id`)).toBe(true);
	},
);

test("notices about the delivery are exported only when they are asked for", async () => {
	const { store, run } = await database();
	await store.insert(submission({ id: "about-delivery", form: "notice" }));
	expect(await run("export")).not.toContain("about-delivery");
	expect(await run("export", "--form=notice")).toContain("about-delivery");
});

test.each(["show", "retry", "release", "delete"])("%s says that an id is unknown", async (name) => {
	const { run } = await database();
	await expect(run(name, "unknown")).rejects.toThrow("There is no submission unknown.");
});

test("a table in a file holds what would be printed", async () => {
	const { run } = await filled();
	const file = join(folderWith({}), "sent.csv");
	expect(await run("export", `--file=${file}`)).toBe(`4 submissions in ${file}\n`);
	expect(readFileSync(file, "utf8")).toBe(await run("export"));
});

test("the command works beside a server that has the database open", async () => {
	const { file, store } = await filled();
	const { stdout } = await promisify(execFile)(
		process.execPath,
		["--import", "tsx", join("tools", "submissions.ts"), "release", "spam"],
		{ cwd: ROOT, env: { ...process.env, DATABASE_FILE: file } },
	);
	expect(stdout).toContain("released");
	expect((await store.find("spam"))?.state).toBe("waiting");
});

test("where there is no database, it says so and makes none", async () => {
	const file = join(folderWith({}), "missing.sqlite");
	await expect(runOnDatabase(file, { name: "list", filter: {} })).rejects.toThrow(
		"There is no database at",
	);
	expect(existsSync(file)).toBe(false);
});
