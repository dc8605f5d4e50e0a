import { z } from "zod";
import { firstValue, raw, run, type SqlDriver, sql } from "./driver.ts";
import { STATE, weekOf } from "./expressions.ts";

/** The statements of each schema version. Append only. */
const MIGRATIONS: readonly (readonly string[])[] = [
	[
		`CREATE TABLE submissions (
			id TEXT PRIMARY KEY,
			fingerprint TEXT NOT NULL,
			form TEXT NOT NULL,
			email TEXT NOT NULL,
			answers TEXT NOT NULL,
			received_at INTEGER NOT NULL,
			held INTEGER NOT NULL
		) STRICT`,
		"CREATE INDEX submissions_by_time ON submissions (received_at, id)",
		"CREATE INDEX submissions_by_email ON submissions (lower(email))",
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
		`CREATE INDEX messages_due ON messages (channel, next_attempt_at)
			WHERE state = 'waiting' AND lease IS NULL`,
		"CREATE INDEX messages_leased ON messages (lease_until) WHERE lease IS NOT NULL",
		"CREATE TABLE counters (bucket TEXT PRIMARY KEY, period INTEGER NOT NULL, count INTEGER NOT NULL) STRICT",
		"CREATE TABLE addresses (digest TEXT PRIMARY KEY, stopped_at INTEGER, asked_at INTEGER) STRICT",
		`CREATE TABLE opt_ins (
			id TEXT PRIMARY KEY,
			email TEXT NOT NULL,
			form TEXT NOT NULL,
			requested_at INTEGER NOT NULL,
			confirmed_at INTEGER NOT NULL
		) STRICT`,
		"CREATE INDEX opt_ins_by_email ON opt_ins (lower(email))",
	],
	// This version adds what the desk needs, with indexes for its queries on 100,000 submissions.
	[
		// A covering index: reading the row itself would be slow, because the long content precedes the state's columns.
		"CREATE INDEX messages_by_state ON messages (submission_id, state, audience)",
		`CREATE INDEX messages_waiting ON messages (attempts, first_attempt_at, next_attempt_at, reason)
			WHERE state = 'waiting'`,
		`CREATE INDEX messages_undeliverable ON messages (submission_id) WHERE state = 'undeliverable'`,
		`ALTER TABLE submissions ADD COLUMN state TEXT NOT NULL DEFAULT 'waiting'`,
		`UPDATE submissions AS s SET state = ${STATE.sql}`,
		"ALTER TABLE submissions ADD COLUMN awaits_answer INTEGER NOT NULL DEFAULT 0",
		"ALTER TABLE submissions ADD COLUMN answered_at INTEGER",
		`ALTER TABLE submissions ADD COLUMN role TEXT
			AS (CASE WHEN form = 'quiz' THEN json_extract(answers, '$.role') END) VIRTUAL`,
		`ALTER TABLE submissions ADD COLUMN partner TEXT
			AS (CASE WHEN form = 'quiz' THEN nullif(json_extract(answers, '$.partner'), '') END) VIRTUAL`,
		"CREATE INDEX submissions_by_state ON submissions (state, received_at, id, form)",
		"CREATE INDEX submissions_by_form ON submissions (form, received_at, id)",
		"CREATE INDEX submissions_by_role ON submissions (role, received_at, id) WHERE role IS NOT NULL",
		"CREATE INDEX submissions_by_partner ON submissions (partner, received_at, id) WHERE partner IS NOT NULL",
		`CREATE INDEX submissions_new ON submissions (received_at, id)
			WHERE awaits_answer = 1 AND answered_at IS NULL AND held = 0`,
		`CREATE TABLE weekly_counts (
			week INTEGER NOT NULL,
			form TEXT NOT NULL,
			role TEXT NOT NULL,
			count INTEGER NOT NULL,
			PRIMARY KEY (week, form, role)
		) STRICT`,
		`INSERT INTO weekly_counts (week, form, role, count)
			SELECT ${weekOf("received_at").sql}, form, coalesce(role, ''), count(*) FROM submissions
			WHERE held = 0 GROUP BY 1, 2, 3`,
		"CREATE INDEX opt_ins_by_form ON opt_ins (form, confirmed_at, id)",
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
	],
	["CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT"],
	["ALTER TABLE addresses ADD COLUMN bounced INTEGER NOT NULL DEFAULT 0"],
	// This version adds submissions that stay open until closed, opt-ins from the quiz, accent-insensitive search, and
	// weekly counts by partner.
	[
		"ALTER TABLE submissions ADD COLUMN stays_open INTEGER NOT NULL DEFAULT 0",
		"ALTER TABLE submissions ADD COLUMN closed_at INTEGER",
		"ALTER TABLE submissions ADD COLUMN answered_by TEXT",
		"ALTER TABLE submissions ADD COLUMN note TEXT NOT NULL DEFAULT ''",
		"ALTER TABLE submissions ADD COLUMN folded TEXT",
		// Before the desk existed, no submission could be marked as answered. So all earlier submissions to these forms
		// await an answer.
		`UPDATE submissions SET awaits_answer = 1 WHERE form IN ('contact', 'data-request', 'equity-seat',
			'host-event', 'partner', 'pay-it-forward', 'visit', 'waitlist')`,
		"UPDATE submissions SET stays_open = 1 WHERE form IN ('partner', 'waitlist')",
		"UPDATE submissions SET closed_at = answered_at WHERE stays_open = 0",
		"CREATE INDEX submissions_not_folded ON submissions (id) WHERE folded IS NULL",
		"ALTER TABLE opt_ins ADD COLUMN details TEXT NOT NULL DEFAULT '{}'",
		"ALTER TABLE opt_ins ADD COLUMN digest TEXT",
		"ALTER TABLE opt_ins ADD COLUMN left_at INTEGER",
		`INSERT OR IGNORE INTO opt_ins (id, email, form, requested_at, confirmed_at, details)
			SELECT id, email, form, received_at, received_at, json_object(
				'role', json_extract(answers, '$.role'), 'partner', coalesce(partner, ''),
				'language', coalesce(json_extract(answers, '$.language'), ''),
				'agreed', coalesce(json_extract(answers, '$.consent'), ''))
			FROM submissions WHERE form = 'quiz' AND held = 0`,
		"CREATE INDEX opt_ins_by_digest ON opt_ins (digest)",
		"CREATE INDEX opt_ins_left ON opt_ins (left_at) WHERE left_at IS NOT NULL",
		"ALTER TABLE weekly_counts RENAME TO earlier_counts",
		`CREATE TABLE weekly_counts (
			week INTEGER NOT NULL,
			form TEXT NOT NULL,
			role TEXT NOT NULL,
			partner TEXT NOT NULL,
			count INTEGER NOT NULL,
			PRIMARY KEY (week, form, role, partner)
		) STRICT`,
		`INSERT INTO weekly_counts (week, form, role, partner, count)
			SELECT ${weekOf("received_at").sql}, form, coalesce(role, ''), partner, count(*) FROM submissions
			WHERE held = 0 AND partner IS NOT NULL GROUP BY 1, 2, 3, 4`,
		// The counts of earlier releases include all partners, so the partners' counts inserted above are subtracted.
		`INSERT INTO weekly_counts (week, form, role, partner, count)
			SELECT e.week, e.form, e.role, '', e.count - coalesce((SELECT sum(w.count) FROM weekly_counts w
				WHERE w.week = e.week AND w.form = e.form AND w.role = e.role), 0) AS others
			FROM earlier_counts e WHERE others > 0`,
		"DROP TABLE earlier_counts",
	],
	[
		`CREATE INDEX messages_delivered ON messages (channel, audience, finished_at) WHERE state = 'delivered'`,
		// The index has the order in which messages are leased, so that leasing needs no sorting.
		"DROP INDEX IF EXISTS messages_due",
		`CREATE INDEX messages_due ON messages (channel, attempts, next_attempt_at)
			WHERE state = 'waiting' AND lease IS NULL`,
	],
];

/** Migrates a database to the current schema. Two processes may migrate at the same time. */
export async function migrate(driver: SqlDriver): Promise<void> {
	await run(
		driver,
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
	const found = await run(driver, sql`SELECT max(version) FROM schema_version`);
	return firstValue(z.number().nullable(), found) ?? 0;
}
