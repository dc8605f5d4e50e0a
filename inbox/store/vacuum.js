import { workerData } from "node:worker_threads";
import Database from "libsql";

/*
 * Rewrites a database without the deleted rows that remain in its free space, then empties the write-ahead log. This
 * runs in a worker thread, because a large database takes seconds. `temp_store` keeps the new copy out of memory.
 */
const database = new Database(workerData.file);
database.exec(`PRAGMA busy_timeout = ${workerData.patience}`);
database.exec("PRAGMA temp_store = FILE");
try {
	database.exec("VACUUM");
} finally {
	database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
	database.close();
}
