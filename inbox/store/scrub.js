import { readFileSync } from "node:fs";
import { workerData } from "node:worker_threads";
import Database from "libsql";

/*
 * Overwrites what deleted rows left in a database, then empties the write-ahead log. SQLite overwrites a deleted row
 * (`secure_delete`), but when it moves rows, a copy may stay in the free space between a page's pointers and its rows
 * (https://sqlite.org/fileformat.html#b_tree_pages). The passes write in pieces, between which forms are stored.
 * Meanwhile a copy may move to a page behind a pass. The pages of the log are those that were written since the second
 * pass began, because a reader keeps SQLite from emptying it: they are scrubbed last, with a lock.
 */
const AT_A_TIME = 200;
const ZEROS = Buffer.alloc(65_536);
/** The first byte of pages of tables and indexes. The others begin with the number of a page, whose first byte is 0. */
const TREE_PAGES = [2, 5, 10, 13];

const database = new Database(workerData.file);
database.exec(`PRAGMA busy_timeout = ${workerData.patience}`);
database.exec("PRAGMA synchronous = NORMAL");
const PAGE = Number(database.prepare("PRAGMA page_size").pluck().all()[0]);
// In such a file, pages that begin with another byte would be taken for pages of tables.
if (database.prepare("PRAGMA auto_vacuum").pluck().all()[0] !== 0) throw new Error("auto_vacuum");
const count = database.prepare("PRAGMA page_count").pluck();
const read = database.prepare("SELECT data FROM sqlite_dbpage WHERE pgno = ?").pluck();
const write = database.prepare("UPDATE sqlite_dbpage SET data = ? WHERE pgno = ?");

/**
 * Overwrites the free space of a table's or an index's page.
 * @param {number} number
 * @returns the page; undefined where its free space is empty
 */
function scrubbed(number) {
	const [bytes] = read.all(number);
	if (!(bytes instanceof ArrayBuffer)) throw new TypeError(`page ${number} can't be read`);
	const page = Buffer.from(bytes);
	// The first page begins with the database's header.
	const header = number === 1 ? 100 : 0;
	const kind = page.readUInt8(header);
	if (!TREE_PAGES.includes(kind)) return undefined;
	const pointers = header + (kind < 8 ? 12 : 8);
	const start = pointers + 2 * page.readUInt16BE(header + 3);
	const end = page.readUInt16BE(header + 5) || ZEROS.length;
	const isEmpty = page.subarray(start, end).equals(ZEROS.subarray(0, end - start));
	return isEmpty ? undefined : page.fill(0, start, end);
}

const scrub = database.transaction((/** @type {() => readonly number[]} */ numbers) => {
	for (const number of numbers()) {
		const page = scrubbed(number);
		if (page) write.run(page, number);
	}
});

/** Scrubs all pages in pieces, between which others write. */
function pass() {
	const all = Array.from({ length: Number(count.all()[0]) }, (_, index) => index + 1);
	for (let at = 0; at < all.length; at += AT_A_TIME) {
		const dirty = all.slice(at, at + AT_A_TIME).filter(scrubbed);
		if (dirty.length > 0) scrub.immediate(() => dirty);
	}
}

/** Returns the numbers of the pages in the log (https://sqlite.org/fileformat.html#the_write_ahead_log). */
function logged() {
	const log = readFileSync(`${workerData.file}-wal`);
	const numbers = new Set();
	for (let at = 32; at + 4 <= log.length; at += 24 + PAGE) numbers.add(log.readUInt32BE(at));
	const most = Number(count.all()[0]);
	return [...numbers].filter((number) => number <= most);
}

pass();
const reader = new Database(workerData.file);
reader.exec("BEGIN");
reader.prepare("SELECT count(*) FROM sqlite_schema").all();
pass();
scrub.immediate(logged);
reader.exec("COMMIT");
reader.close();
const [isBusy] = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").pluck().all();
database.close();
process.exitCode = Number(isBusy);
