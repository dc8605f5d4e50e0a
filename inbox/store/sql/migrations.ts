import { z } from "zod";
import { firstValue, raw, runOn, type SqlDriver, sql } from "./driver.ts";

/** The statements of each schema version. Version 1 may change until the first deploy; after it, only append. */
const MIGRATIONS: readonly (readonly string[])[] = [
	[
		`CREATE TABLE submissions (
			id TEXT PRIMARY KEY,
			fingerprint TEXT NOT NULL,
			form TEXT NOT NULL,
			email TEXT NOT NULL,
			answers TEXT NOT NULL,
			folded TEXT NOT NULL,
			received_at INTEGER NOT NULL,
			due_at INTEGER NOT NULL DEFAULT 0,
			held INTEGER NOT NULL,
			unconfirmed INTEGER NOT NULL DEFAULT 0,
			state TEXT NOT NULL DEFAULT 'waiting',
			waits_for TEXT,
			answered_at INTEGER,
			answered_by TEXT,
			closed_at INTEGER,
			note TEXT NOT NULL DEFAULT '',
			role TEXT AS (CASE WHEN form = 'quiz' THEN json_extract(answers, '$.role') END) VIRTUAL,
			partner TEXT
				AS (CASE WHEN form = 'quiz' THEN nullif(json_extract(answers, '$.partner'), '') END) VIRTUAL
		) STRICT`,
		// The indexes are for the desk's queries on 100,000 submissions.
		"CREATE INDEX submissions_by_time ON submissions (received_at, id)",
		"CREATE INDEX submissions_by_email ON submissions (lower(email))",
		"CREATE INDEX submissions_by_state ON submissions (state, received_at, id, form)",
		"CREATE INDEX submissions_by_form ON submissions (form, received_at, id)",
		"CREATE INDEX submissions_by_role ON submissions (role, received_at, id) WHERE role IS NOT NULL",
		"CREATE INDEX submissions_by_partner ON submissions (partner, received_at, id) WHERE partner IS NOT NULL",
		`CREATE INDEX submissions_new ON submissions (received_at, id, form)
			WHERE waits_for IS NOT NULL AND answered_at IS NULL AND held = 0`,
		`CREATE TABLE messages (
			id TEXT PRIMARY KEY,
			submission_id TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
			position INTEGER NOT NULL,
			channel TEXT NOT NULL,
			audience TEXT NOT NULL,
			recipient TEXT NOT NULL,
			content TEXT NOT NULL,
			state TEXT NOT NULL,
			attempts INTEGER NOT NULL DEFAULT 0,
			next_attempt_at INTEGER NOT NULL,
			reason TEXT,
			finished_at INTEGER,
			first_attempt_at INTEGER,
			lease TEXT,
			lease_until INTEGER,
			handed_over INTEGER NOT NULL DEFAULT 0
		) STRICT`,
		"CREATE INDEX messages_of_submission ON messages (submission_id, position)",
		"CREATE INDEX messages_leased ON messages (lease_until) WHERE lease IS NOT NULL",
		// A covering index: reading the row itself would be slow, because the long content precedes the state's columns.
		"CREATE INDEX messages_by_state ON messages (submission_id, state, audience)",
		`CREATE INDEX messages_waiting ON messages (attempts, first_attempt_at, next_attempt_at, reason, length(CAST(content AS BLOB)))
			WHERE state = 'waiting'`,
		// Whatever `/healthz` asks is one search in an index.
		`CREATE INDEX messages_unsent ON messages (channel, audience, first_attempt_at, reason)
			WHERE state = 'waiting'`,
		`CREATE INDEX messages_refused ON messages (channel, first_attempt_at)
			WHERE state = 'waiting' AND attempts > 1 AND reason GLOB 'SENDER_*'`,
		`CREATE INDEX messages_filtered ON messages (channel, submission_id)
			WHERE state = 'waiting' AND reason GLOB '*CONTENT_*'`,
		"CREATE INDEX messages_next ON messages (next_attempt_at) WHERE state = 'waiting' AND lease IS NULL",
		"CREATE INDEX messages_undeliverable ON messages (submission_id) WHERE state = 'undeliverable'",
		`CREATE INDEX messages_delivered ON messages (channel, audience, finished_at) WHERE state = 'delivered'`,
		// The index has the order in which messages are leased, so that leasing needs no sorting.
		`CREATE INDEX messages_due ON messages (channel, attempts, next_attempt_at)
			WHERE state = 'waiting' AND lease IS NULL`,
		"CREATE TABLE counters (bucket TEXT PRIMARY KEY, period INTEGER NOT NULL, count INTEGER NOT NULL) STRICT",
		`CREATE TABLE addresses (
			digest TEXT PRIMARY KEY,
			stopped_at INTEGER,
			asked_at INTEGER,
			bounced INTEGER NOT NULL DEFAULT 0
		) STRICT`,
		`CREATE TABLE opt_ins (
			id TEXT PRIMARY KEY,
			email TEXT NOT NULL,
			form TEXT NOT NULL,
			requested_at INTEGER NOT NULL,
			confirmed_at INTEGER NOT NULL,
			details TEXT NOT NULL DEFAULT '{}',
			digest TEXT,
			left_at INTEGER
		) STRICT`,
		"CREATE INDEX opt_ins_by_email ON opt_ins (lower(email))",
		"CREATE INDEX opt_ins_by_form ON opt_ins (form, confirmed_at, id)",
		"CREATE INDEX opt_ins_by_digest ON opt_ins (digest)",
		"CREATE INDEX opt_ins_left ON opt_ins (left_at) WHERE left_at IS NOT NULL",
		`CREATE TABLE counts (
			span TEXT NOT NULL,
			start INTEGER NOT NULL,
			form TEXT NOT NULL,
			role TEXT NOT NULL,
			partner TEXT NOT NULL,
			count INTEGER NOT NULL,
			PRIMARY KEY (span, start, form, role, partner)
		) STRICT`,
		"CREATE TABLE forms (name TEXT PRIMARY KEY, definition TEXT NOT NULL) STRICT",
		`CREATE TABLE desk_links (
			digest TEXT PRIMARY KEY,
			browser TEXT NOT NULL,
			email TEXT NOT NULL,
			expires_at INTEGER NOT NULL
		) STRICT`,
		`CREATE TABLE desk_sessions (
			digest TEXT PRIMARY KEY,
			email TEXT NOT NULL,
			expires_at INTEGER NOT NULL
		) STRICT`,
		// What deletions still owe: the removal of a person's submissions, and of what deleted rows leave on the disk.
		"CREATE TABLE owed (id INTEGER PRIMARY KEY, email TEXT NOT NULL) STRICT",
		"CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT",
	],
];

/** Migrates a database to the current schema. Two processes may migrate at the same time. */
export async function migrate(driver: SqlDriver): Promise<void> {
	await runOn(driver)(
		sql`CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY) STRICT`,
	);
	for (let at = await versionOf(driver); at < MIGRATIONS.length; at = await versionOf(driver)) {
		try {
			await driver.batch([
				sql`INSERT INTO schema_version (version) VALUES (${at + 1})`,
				...(MIGRATIONS[at] ?? []).map(raw),
			]);
		} catch (error) {
			// The error is ignored if the version has changed: another process has applied this migration meanwhile.
			if ((await versionOf(driver)) === at) throw error;
		}
	}
}

async function versionOf(driver: SqlDriver): Promise<number> {
	const found = await runOn(driver)(sql`SELECT coalesce(max(version), 0) FROM schema_version`);
	return firstValue(z.number(), found);
}
