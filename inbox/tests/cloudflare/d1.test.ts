import { Miniflare } from "miniflare";
import { afterAll } from "vitest";
import { z } from "zod";
import { d1Driver } from "../../store/d1.ts";
import { createSqlStore } from "../../store/sql/store.ts";
import { testSubmissionStore } from "../store/contract.ts";
import { testUpgrade } from "../store/contract-upgrade.ts";

/** The first database serves the tests of the store; the upgrade of each earlier store begins in an empty one. */
const names = Array.from({ length: 10 }, (_, index) => `DB${index}`);
const runtime = new Miniflare({
	modules: true,
	script: "export default { fetch: () => new Response() }",
	d1Databases: names,
});
afterAll(() => runtime.dispose());

async function newDatabase() {
	const name = names.shift();
	if (!name) throw new Error("There are more tests than this file has databases.");
	return runtime.getD1Database(name);
}

let shared: ReturnType<typeof newDatabase> | undefined;

/** A store without rows. The database is emptied instead of made anew, because D1 migrates for half a second. */
async function emptyStore() {
	shared ??= newDatabase();
	const database = await shared;
	const store = await createSqlStore(d1Driver(database));
	const { results } = await database
		.prepare(
			"SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name <> 'schema_version'",
		)
		.all();
	const tables = z.object({ name: z.string() }).array().parse(results);
	await database.batch(tables.map(({ name }) => database.prepare(`DELETE FROM ${name}`)));
	return store;
}

testSubmissionStore("D1", emptyStore);

testUpgrade("D1", async (statements) => {
	const database = await newDatabase();
	await database.batch(statements.map((statement) => database.prepare(statement)));
	return createSqlStore(d1Driver(database));
});
