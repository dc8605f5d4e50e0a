import { Miniflare } from "miniflare";
import { afterAll } from "vitest";
import { z } from "zod";
import { d1Driver } from "../../store/d1.ts";
import { raw, rowsOf, run, type SqlDriver, sql } from "../../store/sql/driver.ts";
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
		meta: z.object({ changes: z.number() }),
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

/**
 * The database, which the Worker opens. Miniflare's own access from Node blocks the process for each statement, twice, so
 * that tests reach their time limit on a busy machine.
 */
const database: SqlDriver = d1Driver({
	prepare: (query) => new Statement(query),
	async batch(statements) {
		const body = JSON.stringify(statements);
		const response = await runtime.dispatchFetch("http://localhost", { method: "POST", body });
		if (!response.ok) throw new Error(await response.text());
		return resultsSchema.parse(await response.json());
	},
});

/** A store without rows. The database is emptied instead of made anew, because D1 migrates for half a second. */
async function emptyStore() {
	const store = await createSqlStore(database);
	const tables = await run(
		database,
		sql`SELECT name FROM sqlite_schema
			WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name <> 'schema_version'`,
	);
	await database.batch(
		rowsOf(z.object({ name: z.string() }), tables).map(({ name }) => raw(`DELETE FROM ${name}`)),
	);
	return store;
}

testSubmissionStore("D1", emptyStore);
