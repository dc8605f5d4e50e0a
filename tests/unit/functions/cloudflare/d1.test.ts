import { Miniflare } from "miniflare";
import { afterAll } from "vitest";
import { d1Driver } from "../../../../functions/store/d1.ts";
import { createSqlStore } from "../../../../functions/store/sql/store.ts";
import { testSubmissionStore } from "../store/contract.ts";

/** One database for each test: a runtime of its own for each would take a minute. */
const names = Array.from({ length: 40 }, (_, index) => `DB${index}`);
const runtime = new Miniflare({
	modules: true,
	script: "export default { fetch: () => new Response() }",
	d1Databases: names,
});
afterAll(() => runtime.dispose());

testSubmissionStore("D1", async () => {
	const name = names.shift();
	if (!name) throw new Error("The contract has more tests than this file has databases.");
	return createSqlStore(d1Driver(await runtime.getD1Database(name)));
});
