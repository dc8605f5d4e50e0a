import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeFonts } from "../../../../tools/fonts/make.ts";

test("the committed fonts are what `npm run fonts` makes of their packages", async () => {
	for (const [name, content] of Object.entries(await makeFonts())) {
		const committed = readFileSync(`site/fonts/${name}`);
		expect(committed.equals(content), `site/fonts/${name}: run "npm run fonts", commit it`).toBe(
			true,
		);
	}
});
