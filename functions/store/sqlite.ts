import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "libsql";
import { z } from "zod";
import type { SubmissionStore } from "./port.ts";
import type { SqlDriver, SqlResult, SqlStatement } from "./sql/driver.ts";
import { createSqlStore } from "./sql/store.ts";

/**
 * How long a write waits for another process's, in milliseconds. The whole process stands still meanwhile, so it waits
 * shortly and tries again after a pause in which others are answered.
 */
const BUSY_TIMEOUT = 50;
const BUSY_PAUSE = 150;
const BUSY_ATTEMPTS = 40;

/**
 * A store in a SQLite file, made where there is none.
 * @param file - ":memory:" keeps it in memory, for tests
 */
export function openSqliteStore(file: string): Promise<SubmissionStore> {
	return createSqlStore(openSqlite(file));
}

/** Every batch is over before another one begins: libsql works synchronously. */
function openSqlite(file: string): SqlDriver {
	if (file !== ":memory:") makePrivate(file);
	const database = new Database(file);
	database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
	const run = runnerOf(database);
	const transaction = database.transaction((statements: readonly SqlStatement[]) =>
		statements.map(run),
	);
	let durability: "full" | "relaxed" | undefined;
	let identity: string | undefined;

	/** Waits for whoever else opens the file: two processes may do so at once. */
	const opened = whenFree(() => {
		database.exec("PRAGMA journal_mode = WAL");
		// What is deleted is overwritten, so that the file holds nothing of it.
		database.exec("PRAGMA secure_delete = ON");
		database.prepare("SELECT count(*) FROM sqlite_schema").get();
		identity = identityOf(file);
	});

	return {
		async batch(statements, asked = "full") {
			await opened;
			return whenFree(() => {
				if (identityOf(file) !== identity) throw new StoreGoneError();
				// FULL: a commit is on the disk before it is answered for, even if the power fails.
				if (durability !== asked) {
					database.exec(`PRAGMA synchronous = ${asked === "full" ? "FULL" : "NORMAL"}`);
					durability = asked;
				}
				return transaction.immediate(statements);
			});
		},
		async forget() {
			// Where somebody else reads just now, the next one does it.
			database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
		},
		async close() {
			await opened.catch(() => undefined);
			database.close();
		},
	};
}

/** The database's files were deleted or replaced: what is written now would be gone with the process. */
class StoreGoneError extends Error {
	override readonly name = "StoreGoneError";
}

/** Which files these are, however they are called; undefined where one is missing. */
function identityOf(file: string): string | undefined {
	if (file === ":memory:") return undefined;
	const numbers = [file, `${file}-wal`].map(
		(each) => statSync(each, { throwIfNoEntry: false })?.ino ?? "none",
	);
	return numbers.join();
}

/** Makes the file and its folder, for nobody but this user: it holds what people wrote. */
function makePrivate(file: string): void {
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	closeSync(openSync(file, "a", 0o600));
	chmodSync(file, 0o600);
}

/** Does something as soon as no other process writes. @throws what it throws, or SQLITE_BUSY after some seconds */
async function whenFree<Result>(work: () => Result): Promise<Result> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return work();
		} catch (error) {
			const isBusy = error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";
			if (!isBusy || attempt === BUSY_ATTEMPTS) throw error;
			await setTimeout(BUSY_PAUSE);
		}
	}
}

/** Runs single statements, and prepares each once. */
function runnerOf(database: Database.Database): (statement: SqlStatement) => SqlResult {
	const prepared = new Map<string, ReturnType<typeof prepare>>();

	function prepare(text: string) {
		return database.prepare<unknown[]>(text);
	}

	return ({ sql, values }) => {
		const statement = prepared.get(sql) ?? prepare(sql);
		prepared.set(sql, statement);
		if (!statement.reader) return { rows: [], changes: statement.run(...values).changes };
		const rows = rowsSchema.parse(statement.all(...values));
		return { rows, changes: rows.length };
	};
}

const rowsSchema = z.array(z.record(z.string(), z.unknown()));
