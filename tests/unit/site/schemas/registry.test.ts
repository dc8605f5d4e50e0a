import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { schemaReference } from "../../../../site/schemas/kinds.ts";
import { kindOf, registry } from "../../../../site/schemas/registry.ts";

const file = (path: string) => new URL(`../../../../${path}`, import.meta.url);

test("editors know the schema of each bare array, which can't name it itself", () => {
	const settings = JSON.parse(readFileSync(file(".vscode/settings.json"), "utf8"));
	const bareArrays = registry.filter(
		({ files }) =>
			!files.includes("*") && Array.isArray(JSON.parse(readFileSync(file(files), "utf8"))),
	);
	expect(bareArrays.length).toBeGreaterThan(0);
	expect(settings["json.schemas"]).toEqual(
		bareArrays.map(({ name, files }) => ({
			fileMatch: [`/${files}`],
			url: `./.cache/schemas/${name}.json`,
		})),
	);
});

test("a file's $schema leads from its folder to the root of the repository", () => {
	const kind = kindOf("site/_data/pages/home.json");
	expect(kind && schemaReference("site/_data/pages/home.json", kind)).toBe(
		"../../../.cache/schemas/page-home.json",
	);
});
