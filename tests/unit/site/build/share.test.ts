import { describe, expect, test } from "vitest";
import { pngOf } from "../../../../site/build/png.ts";
import { CARD, drawCard } from "../../../../site/build/share/card.ts";
import { loadShareFonts } from "../../../../site/build/share/fonts.ts";
import { breakLines } from "../../../../site/build/share/text.ts";
import { colorways } from "../../../../site/quilt/colorways.ts";
import { PATTERN_NAMES } from "../../../../site/quilt/patterns.ts";

const siteName = "Liberation Education";

describe("the title of a share image", () => {
	/** A font in which every sign is one em wide. */
	const measure = (text: string) => text.length;

	test("breaks into lines of about one length, as few as fit", () => {
		expect(breakLines(measure, "one two three four", 14)).toEqual(["one two", "three four"]);
	});

	test("gives a word that is too wide a line of its own", () => {
		expect(breakLines(measure, "a neuroaffirming b", 6)).toEqual(["a", "neuroaffirming", "b"]);
	});
});

describe("a share image", () => {
	test("is 1200 by 630 pixels and below 100 kB, whatever its cloth", async () => {
		const fonts = await loadShareFonts();
		const title = "Decolonizing what we were taught to call ordinary";
		const heavy = PATTERN_NAMES.map((pattern, index) => {
			const colorway = colorways[index % colorways.length];
			const block = { slug: "test", pattern, ...(colorway && { colorway }) };
			return drawCard(fonts, { title, label: "Academy", siteName, block });
		});
		for (const svg of heavy) {
			const png = Buffer.from(await pngOf(svg, CARD.width));
			expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
			expect(png.length).toBeLessThan(100_000);
		}
	}, 60_000);

	test("is drawn anew from the same words to the byte", async () => {
		const card = { title: "Shop", siteName, block: { slug: "shop" } };
		const [first, second] = [await loadShareFonts(), await loadShareFonts()];
		expect(drawCard(first, card)).toBe(drawCard(second, card));
		expect(drawCard(first, card)).not.toBe(drawCard(first, { ...card, title: "Shops" }));
	});
});
