import { expect, onTestFinished, test } from "vitest";
import { loadEnvironment } from "../../runtimes/node/environment.ts";
import { folderWith } from "../temporary-folder.ts";

test("the variables of .env are set, unless the environment sets them", () => {
	process.env.SMTP_PORT = "5";
	onTestFinished(() => {
		Reflect.deleteProperty(process.env, "SMTP_PORT");
		Reflect.deleteProperty(process.env, "SMTP_HOST");
	});
	const folder = folderWith({ ".env": "# mine\nSMTP_PORT=9\nSMTP_HOST='9'\n" });
	const { SMTP_PORT, SMTP_HOST } = loadEnvironment(folder);
	expect([SMTP_PORT, SMTP_HOST]).toEqual(["5", "9"]);
});

test("a typo in a name of .env is reported, with the name that may be meant", () => {
	const folder = folderWith({ ".env": "SITE_ULR=https://www.school.test\n" });
	expect(() => loadEnvironment(folder)).toThrow("SITE_ULR: is no setting; did you mean SITE_URL?");
});
