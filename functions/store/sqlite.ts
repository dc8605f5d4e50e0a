import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";
import { z } from "zod";
import type { SubmissionStore } from "./port.ts";
import type { SqlDriver, SqlResult, SqlStatement } from "./sql/driver.ts";
import { createSqlStore } from "./sql/store.ts";

/** How long a write waits for another process's, such as a backup, in milliseconds. */
const BUSY_TIMEOUT = 10_000;

/**
 * A store in a SQLite file, made where there is none.
 * @param file - ":memory:" keeps it in memory, for tests
 */
export function openSqliteStore(file: string): Promise<SubmissionStore> {
	return createSqlStore(openSqlite(file));
}

/** Every batch is over before another one begins: libsql works synchronously. */
function openSqlite(file: string): SqlDriver {
	if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
	const database = new Database(file);
	database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
	database.exec("PRAGMA journal_mode = WAL");
	let durability: "full" | "relaxed" | undefined;
	const prepared = new Map<string, ReturnType<typeof prepare>>();

	function prepare(text: string) {
		return database.prepare<unknown[]>(text);
	}

	function run({ sql, values }: SqlStatement): SqlResult {
		const statement = prepared.get(sql) ?? prepare(sql);
		prepared.set(sql, statement);
		if (!statement.reader) return { rows: [], changes: statement.run(...values).changes };
		const rows = rowsSchema.parse(statement.all(...values));
		return { rows, changes: rows.length };
	}

	const transaction = database.transaction((statements: readonly SqlStatement[]) =>
		statements.map(run),
	);
	return {
		async batch(statements, asked = "full") {
			// FULL: a commit is on the disk before it is answered for, even if the power fails.
			if (durability !== asked) {
				database.exec(`PRAGMA synchronous = ${asked === "full" ? "FULL" : "NORMAL"}`);
				durability = asked;
			}
			return transaction.immediate(statements);
		},
		async close() {
			database.close();
		},
	};
}

const rowsSchema = z.array(z.record(z.string(), z.unknown()));
