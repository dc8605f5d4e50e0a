import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeFonts } from "../../../../tools/fonts/make.ts";
import { printFontFaces } from "../../../../tools/print-fonts.ts";

test("the committed fonts are what `npm run fonts` makes of their packages", async () => {
	for (const [name, content] of Object.entries(await makeFonts())) {
		const committed = readFileSync(`site/fonts/${name}`);
		expect(committed.equals(content), `site/fonts/${name}: run "npm run fonts", commit it`).toBe(
			true,
		);
	}
});

test("PDF files can be printed in the committed fonts", async () => {
	const faces = await printFontFaces();
	for (const face of ["Display;font-weight:560", "Text;font-weight:400", "Text;font-weight:650"]) {
		expect(faces).toContain(`@font-face{font-family:${face};src:url(data:font/woff2;base64,d09GMg`);
	}
});
