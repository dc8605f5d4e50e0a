import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import Database from "libsql";
import { z } from "zod";
import { type Batch, createCommitQueue, isBusy } from "./commit-queue.ts";
import type { Durability, SqlDriver, SqlResult, SqlStatement } from "./sql/driver.ts";
import { createSqlStore, type SubmissionStore } from "./sql/store.ts";

/** How long `scrub.js` waits for a lock, in milliseconds. It blocks only its own thread. */
const PATIENCE = 60_000;

/** Opens a store in a SQLite file, or in ":memory:" in tests. */
export function openSqliteStore(file: string, patience?: number): Promise<SubmissionStore> {
	return createSqlStore(openSqlite(file, patience));
}

/** Opens a SQLite driver. Batches that only read don't wait for another process's lock (WAL). */
export function openSqlite(file: string, patience = PATIENCE): SqlDriver {
	if (file !== ":memory:") {
		// Only the current user may read the file and its folder.
		mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
		closeSync(openSync(file, "a", 0o600));
		chmodSync(file, 0o600);
	}
	const database = new Database(file);
	// libsql would wait within the event loop.
	database.exec("PRAGMA busy_timeout = 0");
	const run = runnerOf(database);
	const transaction = database.transaction((together: readonly Pick<Batch, "statements">[]) =>
		together.map(({ statements }) => statements.map(run)),
	);
	const queue = createCommitQueue(write);
	let scrubbing: Promise<boolean> = Promise.resolve(true);
	let durability: Durability | undefined;
	let identity: string | undefined;

	/** Opens the file before the first use. @throws SQLITE_BUSY while another process opens the same file */
	function open(): void {
		if (identity === undefined) {
			database.exec("PRAGMA journal_mode = WAL");
			// `secure_delete` overwrites deleted data with zeros.
			database.exec("PRAGMA secure_delete = ON");
			database.prepare("SELECT count(*) FROM sqlite_schema").get();
			identity = identityOf(file);
		}
		if (identityOf(file) !== identity) throw new StoreGoneError();
	}

	function write(together: readonly Batch[]): SqlResult[][] {
		open();
		const strictest = together.some((batch) => batch.durability === "full") ? "full" : "relaxed";
		// With FULL, an acknowledged commit survives a power failure.
		if (durability !== strictest) {
			database.exec(`PRAGMA synchronous = ${strictest === "full" ? "FULL" : "NORMAL"}`);
			durability = strictest;
		}
		return transaction.immediate(together);
	}

	return {
		async batch(statements, asked = "full") {
			const batch = { statements, durability: asked };
			if (!statements.every(({ sql }) => sql.startsWith("SELECT"))) return queue.add(batch);
			await setImmediate();
			try {
				open();
				return transaction.deferred([batch])[0] ?? [];
			} catch (error) {
				if (isBusy(error)) return queue.add(batch);
				throw error;
			}
		},
		forget() {
			scrubbing = scrub(file, database, patience);
			return scrubbing;
		},
		async close() {
			await queue.idle();
			await scrubbing;
			database.close();
		},
	};
}

/** Removes deleted data from the free space of a file and from its log, in a thread. @returns whether it succeeded */
async function scrub(file: string, database: Database.Database, patience: number) {
	if (file === ":memory:") return true;
	// Else a commit in the meantime would copy the whole log within the event loop.
	database.exec("PRAGMA wal_autocheckpoint = 0");
	const worker = new Worker(new URL("scrub.js", import.meta.url), {
		workerData: { file, patience },
	});
	worker.on("error", () => undefined);
	const code = await new Promise((resolve) => worker.once("exit", resolve));
	database.exec("PRAGMA wal_autocheckpoint = 1000");
	return code === 0;
}

/** Signals that the database's files were deleted or replaced, so that writes would be lost. */
class StoreGoneError extends Error {
	override readonly name = "StoreGoneError";
}

/** Returns the inode numbers of the database's files, by which a deleted or replaced file is noticed. */
function identityOf(file: string): string {
	const inode = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;
	return `${inode(file)} ${inode(`${file}-wal`)}`;
}

/** Creates a function that runs statements, and caches prepared statements. */
function runnerOf(database: Database.Database): (statement: SqlStatement) => SqlResult {
	const prepared = new Map<string, Database.Statement<unknown[]>>();
	return ({ sql, values }) => {
		const statement = prepared.get(sql) ?? database.prepare<unknown[]>(sql);
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
