import { expect, onTestFinished, test } from "vitest";
import { loadEnvironment } from "../../../../functions/runtimes/node/environment.ts";
import { folderWith } from "../../tools/temporary-folder.ts";

test("what .env says holds for the build and the server, but where the environment says otherwise", () => {
	process.env.KEEP_SPAM_DAYS = "5";
	onTestFinished(() => {
		Reflect.deleteProperty(process.env, "KEEP_SPAM_DAYS");
		Reflect.deleteProperty(process.env, "KEEP_DELIVERED_DAYS");
	});
	const folder = folderWith({ ".env": "# mine\nKEEP_SPAM_DAYS=9\nKEEP_DELIVERED_DAYS='9'\n" });
	const { KEEP_SPAM_DAYS, KEEP_DELIVERED_DAYS } = loadEnvironment(folder);
	expect([KEEP_SPAM_DAYS, KEEP_DELIVERED_DAYS]).toEqual(["5", "9"]);
});

test("a misspelled name in .env is said, with the one that may be meant", () => {
	const folder = folderWith({ ".env": "SITE_ULR=https://www.school.test\n" });
	expect(() => loadEnvironment(folder)).toThrow("SITE_ULR: is no setting; did you mean SITE_URL?");
});
