import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { editorKinds } from "../../../../site/admin/config.ts";
import { readFile, writeFile } from "../../../../site/admin/files.ts";
import { contentFiles } from "../../../../site/check/check.ts";
import { kindOf, registry } from "../../../../site/schemas/registry.ts";
import { ROOT } from "../../../../tools/say.js";

const kinds = editorKinds(registry);

const files = contentFiles(ROOT).filter((file) =>
	kinds.some(({ name }) => name === kindOf(file)?.name),
);

test.each(files)("%s is written as it was read", (file) => {
	const kind = kinds.find(({ name }) => name === kindOf(file)?.name);
	if (!kind) throw new Error(`${file} is of no kind`);
	const text = readFileSync(`${ROOT}/${file}`, "utf8");
	expect(writeFile(kind, readFile(kind, text))).toEqual({ text, refused: [] });
});
