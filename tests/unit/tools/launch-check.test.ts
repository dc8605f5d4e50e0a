import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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

test.each([
	["https://pay.example.com/a", true],
	["https://www.example.org", true],
	["hello@example.org", true],
	["https://example.org.school.test/", false],
	["https://myexample.org/", false],
	["It needs an @, like name@example.org.", false],
	["for example.", false],
])("%s is a placeholder: %j", (text, placeholder) => {
	expect(adviceOnText(text) !== undefined).toBe(placeholder);
});

const upcoming = { date: "2026-11-19", status: "upcoming" };

test.each<[string, Record<string, object>, string[]]>([
	[
		"a placeholder, with its file, line and path",
		{ "site/_data/plans/seed.json": { payments: [{ url: "https://pay.example.com/seed" }] } },
		["required site/_data/plans/seed.json:4 payments.0.url"],
	],
	[
		"a forms endpoint that is missing, and as advice a photo",
		{
			"site/_data/site.json": { formsEndpoint: null },
			"site/_data/partners/a.json": { image: null, name: "A" },
		},
		["advised site/_data/partners/a.json:2 image", "required site/_data/site.json:2 formsEndpoint"],
	],
	[
		"an upcoming event that is over, not one of today",
		{
			"site/_data/events/a.json": upcoming,
			"site/_data/events/b.json": { ...upcoming, date: TODAY },
			"site/_data/events/c.json": { ...upcoming, status: "past" },
		},
		["required site/_data/events/a.json:2 date"],
	],
	[
		"nothing of content that has real values",
		{ "site/_data/site.json": { formsEndpoint: "https://forms.school.test", name: "A" } },
		[],
	],
])("the list holds %s", (_, files, expected) => {
	expect(found(files)).toEqual(expected);
});

test.each(CLAIMS)("the claim in $file stands at its path", ({ file, path }) => {
	const { data } = parseSource(file, readFileSync(join(ROOT, file), "utf8"));
	expect(valueAt(data, path)).toBeTruthy();
});
