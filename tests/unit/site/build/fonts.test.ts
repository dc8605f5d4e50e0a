import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import subsetFont from "subset-font";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildFonts, type Fonts } from "../../../../site/build/fonts/build.ts";
import { fontFaces } from "../../../../site/build/fonts/faces.ts";
import { CHARACTERS, FAMILIES } from "../../../../site/build/fonts/families.ts";
import { readMetrics } from "../../../../site/build/fonts/metrics.ts";

const outDir = mkdtempSync(join(tmpdir(), "fonts-"));
let fonts: Fonts;

beforeAll(async () => {
	fonts = await buildFonts(outDir);
}, 30_000);
afterAll(() => rmSync(outDir, { recursive: true }));

test("the site ships two fonts of at most 50 kB together", () => {
	const files = readdirSync(join(outDir, "assets"));
	expect(files.map((file) => `/assets/${file}`).sort()).toEqual([...fonts.paths].sort());
	expect(files).toHaveLength(2);
	const bytes = files.reduce((sum, file) => sum + statSync(join(outDir, "assets", file)).size, 0);
	expect(bytes).toBeLessThanOrEqual(50_000);
});

test("a font is measured as its makers publish it", async () => {
	const atkinson = FAMILIES.find(({ family }) => family.startsWith("Atkinson"));
	const source = await readFile(join("node_modules", atkinson?.source ?? ""));
	const sfnt = await subsetFont(source, CHARACTERS, {
		targetFormat: "sfnt",
		variationAxes: { wght: 400 },
		keepFeatures: [],
		noHinting: true,
	});
	const metrics = readMetrics(sfnt);
	// Published by @capsizecss/metrics: ascent 984, descent -316, average width 444, of 1000.
	expect(metrics.ascent).toBeCloseTo(0.984, 3);
	expect(metrics.descent).toBeCloseTo(0.316, 3);
	expect(metrics.lineGap).toBe(0);
	expect(Math.abs(metrics.averageWidth / 0.444 - 1)).toBeLessThan(0.01);
});

test("a fallback is stretched to the widths and line heights of the font", () => {
	const ours = { ascent: 1, descent: 0.25, lineGap: 0, averageWidth: 0.5 };
	const local = { names: ["Arial"], ascent: 0.9, descent: 0.2, lineGap: 0, averageWidth: 0.4 };
	const [family] = FAMILIES;
	if (!family) throw new Error("no family");
	const css = fontFaces({ ...family, family: "Ours", fallbacks: [local] }, ours, "ours.woff2");
	expect(css).toContain('font-family:"Ours";src:url(ours.woff2)');
	expect(css).toContain(
		'font-family:"Ours Fallback";src:local("Arial");size-adjust:125%;ascent-override:80%;descent-override:20%;line-gap-override:0%',
	);
});
