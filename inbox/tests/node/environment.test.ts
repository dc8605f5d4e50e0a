import { expect, onTestFinished, test } from "vitest";
import { loadEnvironment } from "../../runtimes/node/environment.ts";
import { type Environment, readVariables } from "../../settings/read.ts";
import { VARIABLE_NAMES, variablesSchema } from "../../settings/variables.ts";
import { folderWith } from "../temporary-folder.ts";

test("the variables of .env are set, unless the environment sets them", () => {
	process.env.SMTP_PORT = "5";
	onTestFinished(() => {
		Reflect.deleteProperty(process.env, "SMTP_PORT");
		Reflect.deleteProperty(process.env, "SMTP_HOST");
	});
	const folder = folderWith({ ".env": "# mine\nSMTP_PORT=9\nSMTP_HOST='9'\n" });
	const { SMTP_PORT, SMTP_HOST } = loadEnvironment((environment) => environment, folder);
	expect([SMTP_PORT, SMTP_HOST]).toEqual(["5", "9"]);
});

test("what .env sets in silence otherwise is reported at once, with what is wrong in the environment", () => {
	const lines = [
		"\ufeffSITE_ULR=https://www.school.test",
		"  # mine",
		'SMTP_USER="a#b" # fine\r',
		"SMTP_PORT=9x",
		"SMTP_HOST=mail#1",
		"SMTP_PASSWORD=seven # oaks",
		"SITE_URL: https://www.school.test",
		"SMTP_SECURITY='tls",
		"MAIL_FROM='Maya'",
		"export MAIL_TO=a@b.test",
	];
	onTestFinished(() => {
		for (const name of VARIABLE_NAMES) Reflect.deleteProperty(process.env, name);
	});
	const read = (environment: Environment) => readVariables(variablesSchema, environment);
	const faults = [
		".env: found a byte order mark (BOM), expected UTF-8 without one",
		"SITE_ULR: is no setting; did you mean SITE_URL?",
		...["SMTP_HOST", "SMTP_PASSWORD", "SMTP_SECURITY"].map(
			(name) => `${name}: found a # or a quote that ends the value; put quotes around all of it`,
		),
		"line 7 of .env: sets nothing, expected NAME=value or a #",
		'SMTP_PORT: found "9x", expected a port, such as 587',
	];
	const load = () => loadEnvironment(read, folderWith({ ".env": lines.join("\n") }));
	for (const fault of faults) expect(load).toThrow(fault);
});
