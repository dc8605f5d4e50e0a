import { expect, test } from "vitest";
import { renewModules } from "../../../site/eleventy/modules.ts";

test("an edited schema renews the content check, which imports the schemas of a folder", () => {
	const changed = ["./site/sections/text/schema.ts"];
	renewModules(changed);
	expect(changed).toContain("./site/eleventy/content.ts");
});
