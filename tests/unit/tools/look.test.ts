import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { compareFolders } from "../../../tools/look/compare.ts";
import { linesOf } from "../../../tools/look/report.ts";
import { folderWith } from "./temporary-folder.ts";

const everything = () => true;

async function paint(file: string, height: number, color: string, dot?: string): Promise<void> {
	mkdirSync(join(file, ".."), { recursive: true });
	const size = { width: 10, channels: 3 } as const;
	const drawing = sharp({ create: { ...size, height, background: color } });
	if (dot) {
		const pixel = { create: { width: 1, height: 1, channels: 3, background: dot } } as const;
		drawing.composite([{ input: pixel, left: 3, top: 4 }]);
	}
	await drawing.png().toFile(file);
}

test("names what differs, the greatest difference first, and counts what is equal", async () => {
	const folder = folderWith({});
	const [before, after] = [join(folder, "before"), join(folder, "after")];
	for (const side of [before, after]) await paint(join(side, "home.390.light.png"), 10, "white");
	await paint(join(before, "about.390.dark.png"), 10, "#000000");
	await paint(join(after, "about.390.dark.png"), 10, "#000000", "#000001");
	await paint(join(before, "academy/programs.1440.light.png"), 10, "white");
	await paint(join(after, "academy/programs.1440.light.png"), 20, "white");
	await paint(join(before, "gone.390.light.png"), 10, "white");
	await paint(join(after, "new.390.light.png"), 10, "white");

	const result = await compareFolders(before, after, join(folder, "report"), everything);

	expect(linesOf(result)).toEqual([
		"academy/programs, 1440 px, light: 50.00 % differs, 10 px taller",
		"about, 390 px, dark: 1.00 % differs",
		"gone: only before",
		"new: only now",
		"2 pictures differ, 1 are equal.",
	]);
});
