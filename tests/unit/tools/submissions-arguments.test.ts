import { expect, test } from "vitest";
import { readCommand } from "../../../tools/submissions/arguments.ts";
import { HELP } from "../../../tools/submissions/help.ts";

test.each([
	[["lst"], 'no command "lst"'],
	[["list", "--from=contact"], "no option --from. It takes: --form, --state, --since, --until."],
	[["delete", "--form=contact"], '"delete" has no option --form. It takes none.'],
	[["list", "contact"], "npm run submissions -- list --form="],
	[["list", "--form=contct"], 'Did you mean "contact"?'],
	[["list", "--form"], "--form needs a value"],
	[["list", "--state=lost"], "There are: held, waiting"],
	[["list", "--since=2026-02-30"], "Write it as --since=2026-11-01"],
	[["list", "--until=yesterday"], "--until=yesterday is no day"],
	[["show"], '"show" needs one id'],
	[["delete", "one", "two"], '"delete" needs one id'],
	[["delete-person"], '"delete-person" needs one email'],
])("%j says what is wrong and what to do", (typed, expected) => {
	expect(() => readCommand(typed)).toThrow(expected);
});

test("without a command it explains itself, in 80 columns", () => {
	expect(readCommand([])).toEqual({ name: "help" });
	for (const name of ["list", "show", "export", "retry", "release", "delete", "delete-person"]) {
		expect(HELP).toMatch(new RegExp(`submissions (-- )?${name} `));
	}
	expect(Math.max(...HELP.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
});

test("an option that npm has kept for itself is never overlooked", () => {
	expect(() => readCommand(["export"], { npm_config_form: "contact" })).toThrow(
		"npm run submissions -- export --form=",
	);
});
