import { Miniflare } from "miniflare";
import { afterAll } from "vitest";
import { z } from "zod";
import { type D1Binding, d1Driver } from "../../store/d1.ts";
import { raw, rowsOf, run, type SqlDriver, sql } from "../../store/sql/driver.ts";
import { createSqlStore } from "../../store/sql/store.ts";
import { testSubmissionStore } from "../store/contract.ts";
import { testUpgrade } from "../store/contract-upgrade.ts";

/** A Worker that runs the statements of a request as one batch. */
const SCRIPT = `export default {
	async fetch(request, bindings) {
		const { name, statements } = await request.json();
		const database = bindings[name];
		try {
			const bound = statements.map(({ query, values }) => database.prepare(query).bind(...values));
			return Response.json(await database.batch(bound));
		} catch (error) {
			return new Response(error, { status: 500 });
		}
	},
};`;

/** The first database serves the tests of the store; the upgrade of each earlier store begins in an empty one. */
const names = Array.from({ length: 10 }, (_, index) => `DB${index}`);
const runtime = new Miniflare({ modules: true, script: SCRIPT, d1Databases: names });
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
 * A new database, which the Worker opens. Miniflare's own access from Node blocks the process for each statement, twice,
 * so that tests reach their time limit on a busy machine.
 */
function newDatabase(): SqlDriver {
	const name = names.shift();
	if (!name) throw new Error("There are more tests than this file has databases.");
	const binding: D1Binding = {
		prepare: (query) => new Statement(query),
		async batch(statements) {
			const body = JSON.stringify({ name, statements });
			const response = await runtime.dispatchFetch("http://localhost", { method: "POST", body });
			if (!response.ok) throw new Error(await response.text());
			return resultsSchema.parse(await response.json());
		},
	};
	return d1Driver(binding);
}

const shared = newDatabase();

/** A store without rows. The database is emptied instead of made anew, because D1 migrates for half a second. */
async function emptyStore() {
	const store = await createSqlStore(shared);
	const tables = await run(
		shared,
		sql`SELECT name FROM sqlite_schema
			WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name <> 'schema_version'`,
	);
	await shared.batch(
		rowsOf(z.object({ name: z.string() }), tables).map(({ name }) => raw(`DELETE FROM ${name}`)),
	);
	return store;
}

testSubmissionStore("D1", emptyStore);

testUpgrade("D1", async (statements) => {
	const driver = newDatabase();
	await driver.batch(statements.map(raw));
	return createSqlStore(driver);
});
