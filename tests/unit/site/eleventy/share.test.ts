import satori from "satori";
import { expect, test } from "vitest";
import { CARD } from "../../../../site/eleventy/share/card.ts";
import { cardElement } from "../../../../site/eleventy/share/card-element.tsx";
import { imageOf, shareFonts } from "../../../../site/eleventy/share/images.ts";
import { colorways } from "../../../../site/quilt/colorways.ts";
import { PATTERN_NAMES } from "../../../../site/quilt/patterns.ts";

const siteName = "Liberation Education";

test("a share image is 1200 by 630 pixels and below 100 kB, whatever its cloth", async () => {
	const title = "Decolonizing what we were taught to call ordinary";
	for (const [index, pattern] of PATTERN_NAMES.entries()) {
		const colorway = colorways[index % colorways.length];
		const block = { slug: "test", pattern, ...(colorway && { colorway }) };
		const png = Buffer.from(await imageOf({ title, label: "Academy", siteName, block }).png());
		expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CARD.width, CARD.height]);
		expect(png.length).toBeLessThan(100_000);
	}
});

test.each([
	"Shop",
	"Radical Self-Love",
	"Privacy: what we know about you, and what we do not",
	"Neuroaffirming communities",
	"What my child taught me about saying no, and what I have taught my child since then",
])('the title "%s" stays beside the block and above the name', async (title) => {
	for (const label of [undefined, "Academy"]) {
		const card = cardElement({ title, label, siteName, block: { slug: "test" } });
		const words: { right: number; bottom: number }[] = [];
		await satori(card, {
			...CARD,
			fonts: shareFonts,
			onNodeDetected({ textContent, left, top, width, height }) {
				if (textContent && title.includes(textContent)) {
					words.push({ right: left + width, bottom: top + height });
				}
			},
		});
		expect(words.length).toBeGreaterThan(0);
		expect(Math.max(...words.map(({ right }) => right))).toBeLessThanOrEqual(696);
		expect(Math.max(...words.map(({ bottom }) => bottom))).toBeLessThanOrEqual(480);
	}
});

test("another word is another file, the same words are the same", () => {
	const card = { title: "Shop", siteName, block: { slug: "shop" } };
	expect(imageOf({ ...card }).path).toBe(imageOf(card).path);
	expect(imageOf({ ...card, title: "Shops" }).path).not.toBe(imageOf(card).path);
});
