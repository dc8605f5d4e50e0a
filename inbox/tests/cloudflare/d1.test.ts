import { Miniflare } from "miniflare";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { d1Driver } from "../../store/d1.ts";
import { raw, rowsOf, runOn, sql } from "../../store/sql/driver.ts";
import { createSqlStore } from "../../store/sql/store.ts";
import { testSubmissionStore } from "../store/contract.ts";

/** A Worker that runs the statements of a request as one batch. */
const SCRIPT = `export default {
	async fetch(request, { DB }) {
		const statements = await request.json();
		try {
			const bound = statements.map(({ query, values }) => DB.prepare(query).bind(...values));
			return Response.json(await DB.batch(bound));
		} catch (error) {
			return new Response(error, { status: 500 });
		}
	},
};`;

const runtime = new Miniflare({ modules: true, script: SCRIPT, d1Databases: ["DB"] });
afterAll(() => runtime.dispose());

const resultsSchema = z.array(
	z.object({
		results: z.array(z.record(z.string(), z.unknown())),
		meta: z.object({ changes: z.number(), rows_read: z.number() }),
	}),
);

class Statement {
	readonly query: string;
	readonly values: readonly unknown[];

	constructor(query: string, values: readonly unknown[] = []) {
		this.query = query;
		this.values = values;
	}

	bind(...values: unknown[]): Statement {
		return new Statement(this.query, values);
	}
}

/** The rows that all statements have read, which D1 charges for. */
let rowsRead = 0;

/**
 * The database, opened by the Worker: Miniflare's own access from Node blocks the process twice for each statement,
 * which makes tests time out on a busy machine.
 */
const database = d1Driver({
	prepare: (query) => new Statement(query),
	async batch(statements) {
		const body = JSON.stringify(statements);
		const response = await runtime.dispatchFetch("http://localhost", { method: "POST", body });
		if (!response.ok) throw new Error(await response.text());
		const results = resultsSchema.parse(await response.json());
		for (const { meta } of results) rowsRead += meta.rows_read;
		return results;
	},
});

/** An empty store. The database's rows are deleted, because creating a database takes half a second. */
async function emptyStore() {
	const store = await createSqlStore(database);
	const tables = await runOn(database)(sql`SELECT name FROM sqlite_schema
		WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name <> 'schema_version'`);
	await database.batch(
		rowsOf(z.object({ name: z.string() }), tables).map(({ name }) => raw(`DELETE FROM ${name}`)),
	);
	return store;
}

testSubmissionStore("D1", emptyStore);

test("a health check and a page of the desk read no more rows as the store grows", async () => {
	const store = await emptyStore();
	await database.batch([
		sql`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 15000)
			INSERT INTO submissions (id, fingerprint, form, email, answers, folded, received_at, held, state)
				SELECT 'id' || n, '', 'contact', 'a@b.test', '{}', 'hay', n, 0, iif(n % 2, 'waiting', 'delivered')
				FROM numbers`,
		sql`INSERT INTO messages (id, submission_id, position, channel, audience, recipient, content, state,
				attempts, next_attempt_at, first_attempt_at, finished_at, reason)
			SELECT id, id, 0, 'mail-api', 'founder', '', '', state, received_at % 3, received_at,
				received_at, received_at, iif(received_at % 5, 'SENDER_SMTP_550', 'ETIMEDOUT') FROM submissions`,
	]);
	const readBy = async (work: () => Promise<unknown>) => {
		const before = rowsRead;
		await work();
		return rowsRead - before;
	};
	const healthz = async () => {
		await store.check(20_000);
		expect(await store.trouble(20_000)).toEqual({ isRefused: false, stuckSince: 3 });
	};
	expect(await readBy(healthz)).toBeLessThanOrEqual(100);
	const page = async () => {
		const { total } = await store.list({ terms: ["hay", "ha"] }, 50);
		expect(total).toEqual({ count: 10_000, isMore: true });
		await Promise.all([store.health(), store.check(20_000)]);
	};
	expect(await readBy(page)).toBeLessThanOrEqual(25_000);
	// A search without a match reads the most rows.
	expect(await readBy(() => store.list({ terms: ["needle"] }, 50))).toBeLessThanOrEqual(20_000);
	expect(await readBy(() => store.nextAttemptAt(20_000))).toBeLessThanOrEqual(10);
	// The sum of the waiting messages is cached, so the next form doesn't read them again.
	expect(await store.waitingBytes(20_000)).toBe(0);
	expect(await readBy(() => store.waitingBytes(20_000))).toBeLessThanOrEqual(10);
});
