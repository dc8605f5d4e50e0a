import { clampRgb, parse, wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually, found, mount, rootOf } from "./support.ts";

/* A partner picks one color for two themes: words on it and in it stay readable in both. */

const ACCENTS = ["#ffffff", "#000000", "#00c2a8"];
const THEMES = ["light", "dark"];
/** Of a color's own lightness we only know its perceived one: a little less than the 4.5 is left for its hue. */
const READABLE = 4.4;

/** The color as an sRGB screen shows it. */
function onScreen(color: string) {
	const parsed = parse(color);
	if (!parsed) throw new Error(`${color} is no color`);
	return clampRgb(parsed);
}

function contrast(one: string, other: string): number {
	return wcagContrast(onScreen(one), onScreen(other));
}

describe.each(THEMES)("in the %s theme", (theme) => {
	it.each(ACCENTS)("the accent %s carries its words", async (accent) => {
		const element = mount({ theme, style: `--lq-accent: ${accent}` });
		// The pointer may rest where an earlier test left it.
		const button = await found(element, ".button:not(:hover)");
		const { backgroundColor, color } = getComputedStyle(button);
		expect(contrast(backgroundColor, accent)).toBeCloseTo(1, 1);
		expect(contrast(backgroundColor, color)).toBeGreaterThan(READABLE);

		await userEvent.hover(button);
		const hovered = getComputedStyle(button);
		expect(contrast(hovered.backgroundColor, hovered.color)).toBeGreaterThan(READABLE);
	});

	it.each(ACCENTS)("links in the accent %s are read on our ground", async (accent) => {
		const element = mount({
			theme,
			style: `--lq-accent: ${accent}`,
			"result-role": "healer",
		});
		const link = await found(element, "a[href].outlined");
		const ground = rootOf(element).querySelector(".lq");
		await eventually(() => ground && getComputedStyle(ground).backgroundColor).not.toBe(null);
		const { backgroundColor } = getComputedStyle(ground ?? element);
		expect(contrast(getComputedStyle(link).color, backgroundColor)).toBeGreaterThan(READABLE);
	});
});
