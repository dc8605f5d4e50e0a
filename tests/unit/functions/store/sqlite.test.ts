import { join } from "node:path";
import { expect, test } from "vitest";
import { openSqliteStore } from "../../../../functions/store/sqlite.ts";
import { folderWith } from "../../tools/temporary-folder.ts";
import { testSubmissionStore } from "./contract.ts";

testSubmissionStore("SQLite", () => openSqliteStore(":memory:"));

test("a file is opened again with what is in it, by two processes at a time", async () => {
	const file = join(folderWith({}), "data", "submissions.sqlite");
	const [first, second] = await Promise.all([openSqliteStore(file), openSqliteStore(file)]);
	await first.stopMail("a", 1);
	expect(await second.address("a")).toEqual({ stoppedAt: 1 });
	await Promise.all([first.close(), second.close()]);
	const third = await openSqliteStore(file);
	expect(await third.address("a")).toEqual({ stoppedAt: 1 });
	await third.close();
});
