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

type Durability = "full" | "relaxed";

/** A batch that is asked for, and who waits for it. */
interface Job {
	readonly statements: readonly SqlStatement[];
	readonly durability: Durability;
	resolve(results: readonly SqlResult[]): void;
	reject(error: unknown): void;
}

/**
 * Batches that are asked for in one turn of the event loop are committed together, because a commit waits for the disk.
 * Each is answered after the commit, and stands or falls alone. libsql works synchronously.
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

	/** Waits for whoever else opens the file: two processes may do so at once. */
	const opened = whenFree(() => {
		database.exec("PRAGMA journal_mode = WAL");
		// What is deleted is overwritten, so that the file holds nothing of it.
		database.exec("PRAGMA secure_delete = ON");
		database.prepare("SELECT count(*) FROM sqlite_schema").get();
		identity = identityOf(file);
	});

	function write(together: readonly Job[]): readonly (readonly SqlResult[])[] {
		if (identityOf(file) !== identity) throw new StoreGoneError();
		const strictest = together.some((job) => job.durability === "full") ? "full" : "relaxed";
		// FULL: a commit is on the disk before it is answered for, even if the power fails.
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
				// Rows that SQLite has moved leave copies behind in free space, which secure_delete doesn't reach.
				if (copies) database.exec("VACUUM");
			} catch {
				// Another process writes just now, or the disk is full: the next deletion of a person does it.
			}
			database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
		},
		async close() {
			await commitAsked();
			database.close();
		},
	};
}

/** Answers batches after they are written together. One that fails is left out, and takes none of the others along. */
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
			if (!isBusy(error) || attempt === BUSY_ATTEMPTS) throw error;
			await setTimeout(BUSY_PAUSE);
		}
	}
}

function isBusy(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";
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

/** How long a copy waits for a process that writes, in milliseconds. */
const BACKUP_TIMEOUT = 10_000;

/**
 * Copies a store while it is in use: all that was stored before, and nothing of what was deleted.
 * @throws where the copy is there already
 */
export function backUp(source: string, target: string): void {
	// For nobody but this user, from its first byte on; SQLite takes an empty file for none.
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
