import { Miniflare } from "miniflare";
import { afterAll } from "vitest";
import { d1Driver } from "../../store/d1.ts";
import { createSqlStore } from "../../store/sql/store.ts";
import { testSubmissionStore } from "../store/contract.ts";
import { testUpgrade } from "../store/contract-upgrade.ts";

/** One database for each test: a runtime of its own for each would take a minute. */
const names = Array.from({ length: 50 }, (_, index) => `DB${index}`);
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

testSubmissionStore("D1", async () => createSqlStore(d1Driver(await newDatabase())));

testUpgrade("D1", async (statements) => {
	const database = await newDatabase();
	await database.batch(statements.map((statement) => database.prepare(statement)));
	return createSqlStore(d1Driver(database));
});
