import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "libsql";
import { z } from "zod";
import type { Durability, SqlDriver, SqlResult, SqlStatement } from "./sql/driver.ts";
import type { SubmissionStore } from "./sql/store.ts";
import { createSqlStore } from "./sql/store.ts";

/**
 * How long a write waits for another process's lock, in milliseconds. The wait is short because libsql blocks the
 * event loop; the next attempt follows after a pause in which other requests run.
 */
const BUSY_TIMEOUT = 50;
const BUSY_PAUSE = 150;
const BUSY_ATTEMPTS = 40;

/**
 * Opens a store in a SQLite file.
 * @param file - the path of the file, or ":memory:" in tests
 */
export function openSqliteStore(file: string): Promise<SubmissionStore> {
	return createSqlStore(openSqlite(file));
}

interface Job {
	readonly statements: readonly SqlStatement[];
	readonly durability: Durability;
	resolve(results: readonly SqlResult[]): void;
	reject(error: unknown): void;
}

/**
 * Opens a SQLite driver. It commits all batches of one event-loop turn together, because each commit waits for the
 * disk. A failing batch doesn't affect the others.
 */
function openSqlite(file: string): SqlDriver {
	if (file !== ":memory:") makePrivate(file);
	const database = new Database(file);
	database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
	const run = runnerOf(database);
	const transaction = database.transaction((together: readonly Job[]) =>
		together.map(({ statements }) => statements.map(run)),
	);
	let jobs: Job[] = [];
	let durability: Durability | undefined;
	let identity: string | undefined;

	/** Resolves once the file is open. Opening may have to wait for another process that is opening the same file. */
	const opened = whenFree(() => {
		database.exec("PRAGMA journal_mode = WAL");
		// `secure_delete` overwrites deleted data with zeros.
		database.exec("PRAGMA secure_delete = ON");
		database.prepare("SELECT count(*) FROM sqlite_schema").get();
		identity = identityOf(file);
	});

	function write(together: readonly Job[]): readonly (readonly SqlResult[])[] {
		if (identityOf(file) !== identity) throw new StoreGoneError();
		const strictest = together.some((job) => job.durability === "full") ? "full" : "relaxed";
		// With FULL, an acknowledged commit survives a power failure.
		if (durability !== strictest) {
			database.exec(`PRAGMA synchronous = ${strictest === "full" ? "FULL" : "NORMAL"}`);
			durability = strictest;
		}
		return transaction.immediate(together);
	}

	async function commitAsked(): Promise<void> {
		const together = jobs;
		jobs = [];
		await opened.then(
			() => settle(together, write),
			(error) => rejectAll(together, error),
		);
	}

	return {
		batch: (statements, asked = "full") =>
			new Promise((resolve, reject) => {
				jobs.push({ statements, durability: asked, resolve, reject });
				if (jobs.length === 1) setImmediate(commitAsked);
			}),
		async forget(copies) {
			try {
				// VACUUM removes copies of deleted rows in free pages, which `secure_delete` doesn't overwrite.
				if (copies) database.exec("VACUUM");
			} catch {
				// VACUUM fails if another process is writing or the disk is full. The next deletion of a person repeats it.
			}
			database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
		},
		async close() {
			await commitAsked();
			database.close();
		},
	};
}

/** Commits batches together. If one fails, each is committed alone; if the database stays locked, all are rejected. */
async function settle(
	jobs: readonly Job[],
	write: (jobs: readonly Job[]) => readonly (readonly SqlResult[])[],
): Promise<void> {
	try {
		const results = await whenFree(() => write(jobs));
		for (const [index, job] of jobs.entries()) job.resolve(results[index] ?? []);
	} catch (error) {
		if (jobs.length === 1 || isBusy(error)) rejectAll(jobs, error);
		else for (const job of jobs) await settle([job], write);
	}
}

function rejectAll(jobs: readonly Job[], error: unknown): void {
	for (const job of jobs) job.reject(error);
}

/** Signals that the database's files were deleted or replaced, so that writes would be lost. */
class StoreGoneError extends Error {
	override readonly name = "StoreGoneError";
}

/** Returns the inode numbers of the database's files, by which a deleted or replaced file is noticed. */
function identityOf(file: string): string | undefined {
	if (file === ":memory:") return undefined;
	const numbers = [file, `${file}-wal`].map(
		(each) => statSync(each, { throwIfNoEntry: false })?.ino ?? "none",
	);
	return numbers.join();
}

/** Creates the file and its folder, accessible only to the current user. */
function makePrivate(file: string): void {
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	closeSync(openSync(file, "a", 0o600));
	chmodSync(file, 0o600);
}

/** Retries while another process is writing. @throws SQLITE_BUSY after several seconds */
async function whenFree<Result>(work: () => Result): Promise<Result> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return work();
		} catch (error) {
			if (!isBusy(error) || attempt === BUSY_ATTEMPTS) throw error;
			await setTimeout(BUSY_PAUSE);
		}
	}
}

function isBusy(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";
}

/** Creates a function that runs statements, and caches prepared statements. */
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

/** How long a backup waits for a lock, in milliseconds. */
const BACKUP_TIMEOUT = 10_000;

/** Copies a store while it is in use, without deleted data. @throws where the target exists */
export function backUp(source: string, target: string): void {
	// The empty file is created first, so that the copy is private from its first byte. SQLite treats the empty file as
	// a new database.
	closeSync(openSync(target, "wx", 0o600));
	const database = new Database(source);
	try {
		database.exec(`PRAGMA busy_timeout = ${BACKUP_TIMEOUT}`);
		database.prepare("VACUUM INTO ?").run(target);
		chmodSync(target, 0o600);
	} finally {
		database.close();
	}
}
