import { execFileSync } from "node:child_process";
import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import Database from "libsql";
import { expect, test } from "vitest";
import { dumpStore, restoreStore, waitingIn } from "../../store/dump.ts";
import { openSqliteStore } from "../../store/sqlite.ts";
import { submission } from "../store/fixtures.ts";
import { folderWith } from "../temporary-folder.ts";
import { WRANGLER } from "./cloudflare.ts";

const CONFIG = `name = "school"
compatibility_date = "2026-05-01"
[[d1_databases]]
binding = "DB"
database_name = "school"
database_id = "00000000-0000-0000-0000-000000000000"
`;

const SAMPLE = { numRuns: 20 };

/** Texts of any characters, and one of a mail's size: D1 takes statements of at most 100 kB. */
const TEXTS = [
	...fc.sample(fc.string({ unit: "grapheme" }), SAMPLE),
	...fc.sample(fc.stringMatching(/^[';\n\r"%-]*$/), SAMPLE),
	"it's “ﷺ🌱”;\n\r\n--".repeat(5_000),
];

const TABLES = ["submissions", "messages", "opt_ins", "keys", "schema_version"];

const rowsIn = (file: string) => {
	const database = new Database(file, { readonly: true });
	return TABLES.map((table) => database.prepare(`SELECT * FROM ${table} ORDER BY 1`).all());
};

test("a store that wrangler moves to D1 and back keeps every row", {
	timeout: 240_000,
}, async () => {
	const folder = folderWith({ "wrangler.toml": CONFIG });
	const fileOf = (name: string) => join(folder, name);
	const [file, dump, exported] = [fileOf("store.sqlite"), fileOf("dump.sql"), fileOf("d1.sql")];
	const store = await openSqliteStore(file);
	await store.addressKey();
	for (const [index, text] of TEXTS.entries()) {
		const { messages, ...rest } = submission({ id: `s${index}`, answers: { message: text } });
		await store.insert({ ...rest, messages: messages.map((each) => ({ ...each, content: text })) });
	}
	await store.close();

	writeFileSync(dump, [...dumpStore(file)].join(""));
	const wrangler = (...words: readonly string[]) =>
		execFileSync(process.execPath, [WRANGLER, "d1", ...words, "--local"], {
			cwd: folder,
			env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
		});
	wrangler("execute", "school", `--file=${dump}`);
	wrangler("export", "school", `--output=${exported}`);
	for (const sql of [dump, exported]) {
		const back = `${sql}.sqlite`;
		await restoreStore(sql, back);
		expect(rowsIn(back)).toEqual(rowsIn(file));
		expect(statSync(back).mode & 0o777).toBe(0o600);
		expect(waitingIn(back)).toEqual([{ channel: "smtp", count: TEXTS.length }]);
		await expect(restoreStore(sql, back)).rejects.toThrow(/EEXIST/);
	}
	const other = fileOf("other.sqlite");
	for (const sql of ["CREATE TABLE d1_migrations (id);\n", "CREATE TABLE submissions (a);\nx;\n"]) {
		writeFileSync(dump, sql);
		await expect(restoreStore(dump, other)).rejects.toThrow(/no submissions|syntax/);
		expect(existsSync(other)).toBe(false);
	}
});
