import { closeSync, createReadStream, openSync, rmSync } from "node:fs";
import Database from "libsql";
import { z } from "zod";

/* Moves a store between SQLite and D1 as SQL: `wrangler d1 execute --file` takes what `dumpStore` writes. */

/** D1 takes statements of at most 100 kB, so longer texts are appended in pieces of so many characters. */
const PIECE = /.{1,5000}/gsu;

const schemaSchema = z.array(z.object({ name: z.string(), sql: z.string() }));
const columnsSchema = z.array(z.object({ name: z.string(), pk: z.number() }));
const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** Yields the statements that make a store's tables, rows and indexes in an empty database. */
export function* dumpStore(file: string): Generator<string> {
	const database = new Database(file, { readonly: true });
	const schema = database.prepare(
		"SELECT name, sql FROM sqlite_schema WHERE type = ? AND sql NOT NULL ORDER BY rowid",
	);
	try {
		// A transaction reads one state, also while the server writes.
		database.exec("BEGIN");
		for (const { name, sql } of schemaSchema.parse(schema.all("table"))) {
			yield `${sql};\n`;
			// Generated columns aren't listed.
			const columns = columnsSchema.parse(database.prepare(`PRAGMA table_info(${name})`).all());
			const names = columns.map((column) => column.name);
			const keys = columns.filter(({ pk }) => pk > 0).map((column) => column.name);
			for (const row of database.prepare(`SELECT ${names} FROM ${name}`).iterate())
				yield* rowStatements(name, keys, rowSchema.parse(row));
		}
		for (const { sql } of schemaSchema.parse(schema.all("index"))) yield `${sql};\n`;
	} finally {
		database.close();
	}
}

function* rowStatements(table: string, keys: readonly string[], row: z.infer<typeof rowSchema>) {
	const cells = Object.entries(row).map(([name, value]) => {
		const [first = "", ...others] = typeof value === "string" ? (value.match(PIECE) ?? []) : [];
		return { name, first: literal(typeof value === "string" ? first : value), others };
	});
	const firsts = cells.map(({ first }) => first);
	yield `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${firsts});\n`;
	const which = keys.map((key) => `${key} = ${literal(row[key] ?? null)}`).join(" AND ");
	for (const { name, others } of cells)
		for (const piece of others)
			yield `UPDATE ${table} SET ${name} = ${name} || ${literal(piece)} WHERE ${which};\n`;
}

const literal = (value: string | number | null) =>
	typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : `${value ?? "NULL"}`;

/**
 * Makes a store of a dump, or of what `wrangler d1 export` writes.
 * @throws where the dump has no store, the target exists, or SQL fails; no new file is left then
 */
export async function restoreStore(dump: string, target: string): Promise<void> {
	closeSync(openSync(target, "wx", 0o600));
	const database = new Database(target);
	database.exec("PRAGMA secure_delete = ON");
	try {
		database.exec("BEGIN");
		let text = "";
		for await (const chunk of createReadStream(dump, "utf8")) {
			text += chunk;
			const end = text.lastIndexOf(";\n") + 2;
			const statements = text.slice(0, end);
			// With an odd number of quotes, the end is inside of a text.
			if (end === 1 || statements.split("'").length % 2 === 0) continue;
			database.exec(statements);
			text = text.slice(end);
		}
		database.exec(text);
		const tables = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'submissions'").all();
		if (tables.length === 0)
			throw new Error(`${dump} has no submissions: it may be an export of another database.`);
		database.exec("COMMIT");
	} catch (error) {
		rmSync(target);
		throw error;
	} finally {
		database.close();
	}
}

const waitingSchema = z.array(z.object({ channel: z.string(), count: z.number() }));

/** Counts the mails that wait in a store by channel, because a mail is encoded for the channel that sends it. */
export function waitingIn(file: string): z.infer<typeof waitingSchema> {
	const database = new Database(file, { readonly: true });
	const waiting = database.prepare(
		`SELECT channel, count(*) AS count FROM messages
			WHERE state = 'waiting' AND channel <> 'webhook' GROUP BY channel`,
	);
	try {
		return waitingSchema.parse(waiting.all());
	} finally {
		database.close();
	}
}
