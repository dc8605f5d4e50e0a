import { closeSync, createReadStream, openSync } from "node:fs";
import Database from "libsql";
import { z } from "zod";

/* Moves a store between SQLite and D1 as SQL: `wrangler d1 execute --file` takes what `dumpStore` writes. */

/** D1 takes statements of at most 100 kB, so longer texts are appended in pieces of so many characters. */
const PIECE = /.{1,5000}/gsu;

const tablesSchema = z.array(z.object({ name: z.string(), sql: z.string() }));
const columnsSchema = z.array(z.object({ name: z.string(), pk: z.number() }));
const valueSchema = z.union([z.string(), z.number(), z.null()]);
const rowSchema = z.record(z.string(), valueSchema);

/** Yields the statements that make a store's tables, rows and indexes in an empty database. */
export function* dumpStore(file: string): Generator<string> {
	const database = new Database(file, { readonly: true });
	const schemaOf = (type: string) =>
		tablesSchema.parse(
			database
				.prepare(
					"SELECT name, sql FROM sqlite_schema WHERE type = ? AND sql NOT NULL ORDER BY rowid",
				)
				.all(type),
		);
	try {
		// A transaction reads one state, also while the server writes.
		database.exec("BEGIN");
		for (const { name, sql } of schemaOf("table")) {
			yield `${sql};\n`;
			// Generated columns aren't listed.
			const columns = columnsSchema.parse(database.prepare(`PRAGMA table_info(${name})`).all());
			const names = columns.map((column) => column.name);
			const keys = columns.filter(({ pk }) => pk > 0).map((column) => column.name);
			for (const row of database.prepare(`SELECT ${names} FROM ${name}`).iterate())
				yield* rowStatements(name, names, keys, rowSchema.parse(row));
		}
		for (const { sql } of schemaOf("index")) yield `${sql};\n`;
	} finally {
		database.close();
	}
}

function* rowStatements(
	table: string,
	names: readonly string[],
	keys: readonly string[],
	row: z.infer<typeof rowSchema>,
): Generator<string> {
	const pieces = names.map((name) => piecesOf(row[name]));
	yield `INSERT INTO ${table} (${names}) VALUES (${pieces.map(([first]) => literal(first))});\n`;
	const which = keys.map((key) => `${key} = ${literal(row[key])}`).join(" AND ");
	for (const [index, name] of names.entries())
		for (const piece of pieces[index]?.slice(1) ?? [])
			yield `UPDATE ${table} SET ${name} = ${name} || ${literal(piece)} WHERE ${which};\n`;
}

type Value = z.infer<typeof valueSchema> | undefined;

const piecesOf = (value: Value): readonly Value[] =>
	typeof value === "string" && value !== "" ? (value.match(PIECE) ?? []) : [value];

const literal = (value: Value): string =>
	typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : `${value ?? "NULL"}`;

/**
 * Makes a store of a dump, or of what `wrangler d1 export` writes.
 * @throws where the target exists, or a statement fails
 */
export async function restoreStore(dump: string, target: string): Promise<void> {
	closeSync(openSync(target, "wx", 0o600));
	const database = new Database(target);
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
		database.exec("COMMIT");
	} finally {
		database.close();
	}
}

const waitingSchema = z.array(z.object({ channel: z.string(), count: z.number() }));

/** Counts the mails that wait in a store by channel, because a mail is encoded for the channel that sends it. */
export function waitingIn(file: string): z.infer<typeof waitingSchema> {
	const database = new Database(file, { readonly: true });
	try {
		return waitingSchema.parse(
			database
				.prepare(
					`SELECT channel, count(*) AS count FROM messages
						WHERE state = 'waiting' AND channel <> 'webhook' GROUP BY channel`,
				)
				.all(),
		);
	} finally {
		database.close();
	}
}
