import { chmodSync, closeSync, openSync } from "node:fs";
import Database from "libsql";

/** How long to wait for whoever writes just now, in milliseconds. */
const BUSY_TIMEOUT = 10_000;

/**
 * Copies a store while it is in use: all that was stored before, and nothing of what was deleted.
 * @throws where the copy is there already
 */
export function backUp(source: string, target: string): void {
	// For nobody but this user, from its first byte on; SQLite takes an empty file for none.
	closeSync(openSync(target, "wx", 0o600));
	const database = new Database(source);
	try {
		database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
		database.prepare("VACUUM INTO ?").run(target);
		chmodSync(target, 0o600);
	} finally {
		database.close();
	}
}
