import { type Oklch as CuloriOklch, clampRgb, wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import {
	interfaceColors,
	type Oklch,
	oklchCss,
	roleDyes,
	roleSteps,
	type TokenOptions,
	textOn,
	tokensCss,
} from "../../../shared/design/tokens.ts";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";

type Theme = "light" | "dark";

const TEXT = 4.5;
const GRAPHICS = 3;
const STEPS = ["role", "role-deep", "role-tint"] as const;
const SURFACES = ["paper", "paper-deep", "raised"] as const;

/** What an sRGB screen shows of a color: it clips what lies beyond. */
function onScreen([l, c, h]: Oklch) {
	return clampRgb<CuloriOklch>({ mode: "oklch", l, c, h });
}

function contrast(a: Oklch, b: Oklch): number {
	return wcagContrast(onScreen(a), onScreen(b));
}

/** A role's own color at one of its steps. */
function dye(theme: Theme, step: (typeof STEPS)[number], role: keyof typeof roleDyes): Oklch {
	const [lightness, chroma] = roleSteps[theme][step];
	return [lightness, chroma, roleDyes[role][2]];
}

describe.each<Theme>(["light", "dark"])("in the %s theme", (theme) => {
	const colors = interfaceColors[theme];

	it("text and controls have enough contrast on every surface", () => {
		const grounds: [keyof typeof colors, readonly (keyof typeof colors)[], number][] = [
			["ink", SURFACES, TEXT],
			["ink-soft", SURFACES, TEXT],
			["link", SURFACES, TEXT],
			["on-action", ["action", "action-hover"], TEXT],
			["control", SURFACES, GRAPHICS],
			["action", ["paper"], GRAPHICS],
		];
		for (const [name, surfaces, least] of grounds)
			for (const surface of surfaces)
				expect(
					contrast(colors[name], colors[surface]),
					`${name} on ${surface}`,
				).toBeGreaterThanOrEqual(least);
	});

	it.each(ROLE_KEYS)(
		"text in the color of the %s has enough contrast on its tint and on paper",
		(role) => {
			const [own, deep, tint] = STEPS.map((step) => dye(theme, step, role));
			if (!own || !deep || !tint) throw new Error("a role has three steps");
			expect(contrast(deep, tint)).toBeGreaterThanOrEqual(TEXT);
			expect(contrast(deep, colors.paper)).toBeGreaterThanOrEqual(TEXT);
			expect(contrast(own, colors.paper)).toBeGreaterThanOrEqual(GRAPHICS);
			expect(contrast(colors.ink, tint)).toBeGreaterThanOrEqual(TEXT);
			expect(contrast(colors["ink-soft"], tint)).toBeGreaterThanOrEqual(TEXT);
		},
	);

	it("the colors of all roles have about the same contrast, so that none looks more important", () => {
		for (const step of STEPS) {
			const weights = ROLE_KEYS.map((role) => contrast(dye(theme, step, role), colors.paper));
			expect(Math.max(...weights) / Math.min(...weights)).toBeLessThan(1.2);
		}
	});
});

it.each(ROLE_KEYS)("text on the dye of the %s has enough contrast, in both themes", (role) => {
	expect(contrast(textOn(roleDyes[role]), roleDyes[role])).toBeGreaterThanOrEqual(TEXT);
});

it("each of the ten roles has a dye of its own, and their hues differ enough to be told apart", () => {
	expect(Object.keys(roleDyes).toSorted()).toEqual([...ROLE_KEYS].toSorted());
	const dyes: Oklch[] = Object.values(roleDyes);
	const hues = dyes.map(([, , hue]) => hue).toSorted((a, b) => a - b);
	const gaps = hues.map((hue, at) => (hues[at + 1] ?? (hues[0] ?? 0) + 360) - hue);
	expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
});

const selectors = { base: ".base", auto: ".auto", dark: ".dark" };

function css(options: Partial<TokenOptions> = {}): string {
	return tokensCss(selectors, { withCloth: false, ...options });
}

/** The declarations of the rule with this selector. */
function rule(sheet: string, selector: string): Record<string, string> {
	const [, body = ""] = sheet.split(`${selector}{`);
	const declarations = body.slice(0, body.indexOf("}")).split(";");
	return Object.fromEntries(declarations.map((declaration) => declaration.split(/:(.*)/s, 2)));
}

it("tokensCss gives each selector its theme: light everywhere, dark only on screens", () => {
	const sheet = css();
	expect(rule(sheet, ".base")).toMatchObject({
		"color-scheme": "light",
		"--ink": oklchCss(interfaceColors.light.ink),
	});
	for (const selector of ["(prefers-color-scheme:dark){.auto", "@media screen{.dark"]) {
		expect(rule(sheet, selector)).toMatchObject({
			"color-scheme": "dark",
			"--ink": oklchCss(interfaceColors.dark.ink),
		});
	}
	expect(sheet).toContain("@media screen and (prefers-color-scheme:dark){.auto{");
});
