import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseSource } from "../../../tools/check-content/source.ts";
import { valueAt } from "../../../tools/check-content/values.ts";
import { adviceOnText } from "../../../tools/launch-check/advice.ts";
import { CLAIMS } from "../../../tools/launch-check/claims.ts";
import { findPlaceholders } from "../../../tools/launch-check/find.ts";
import { ROOT } from "../../../tools/say.js";
import { folderWith } from "./temporary-folder.ts";

const TODAY = "2026-11-20";
/** So that every folder of content is there. */
const EMPTY = {
	"shared/quiz/roles.json": "[]",
	"site/_data/a.json": "{}",
	"site/articles/a.md": "",
};

function found(files: Readonly<Record<string, object>>) {
	const texts = Object.entries(files).map(([file, data]) => [
		file,
		JSON.stringify(data, null, "\t"),
	]);
	const root = folderWith({ ...EMPTY, ...Object.fromEntries(texts) });
	return findPlaceholders(root, TODAY)
		.filter(({ weight }) => weight !== "confirm")
		.map(({ file, line, path, weight }) => `${weight} ${file}:${line} ${path.join(".")}`);
}

describe("reserved addresses", () => {
	test.each(["https://pay.example.com/a", "https://www.example.org", "hello@example.org"])(
		"%s is a placeholder",
		(text) => expect(adviceOnText(text)).toBeTruthy(),
	);

	test.each([
		"https://example.org.school.test/",
		"https://myexample.org/",
		"It needs an @, like name@example.org.",
		"for example.",
	])("%s is none", (text) => expect(adviceOnText(text)).toBe(undefined));
});

describe("what is listed", () => {
	test("a placeholder with its file, line and path", () => {
		const file = "site/_data/plans/seed.json";
		expect(found({ [file]: { payments: [{ url: "https://pay.example.com/seed" }] } })).toEqual([
			`required ${file}:4 payments.0.url`,
		]);
	});

	test("a forms endpoint that is missing must be supplied, a photo may be", () => {
		expect(
			found({
				"site/_data/site.json": { formsEndpoint: null },
				"site/_data/partners/a.json": { image: null, name: "A" },
			}),
		).toEqual([
			"advised site/_data/partners/a.json:2 image",
			"required site/_data/site.json:2 formsEndpoint",
		]);
	});

	test("an upcoming event that is over, not one of today", () => {
		const on = (date: string, status = "upcoming") => ({ date, status });
		expect(
			found({
				"site/_data/events/a.json": on("2026-11-19"),
				"site/_data/events/b.json": on(TODAY),
				"site/_data/events/c.json": on("2026-11-19", "past"),
			}),
		).toEqual(["required site/_data/events/a.json:2 date"]);
	});
});

test("nothing is left in content that has real values", () => {
	expect(
		found({ "site/_data/site.json": { formsEndpoint: "https://forms.school.test", name: "A" } }),
	).toEqual([]);
});

test.each(CLAIMS)("the claim in $file stands at its path", ({ file, path }) => {
	const { data } = parseSource(file, readFileSync(join(ROOT, file), "utf8"));
	expect(valueAt(data, path)).toBeTruthy();
});
