import { type Oklch as CuloriOklch, clampRgb, converter, wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import {
	clothColors,
	interfaceColors,
	type Oklch,
	roleDyes,
	roleSteps,
} from "../../../shared/design/tokens.ts";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";

type Theme = "light" | "dark";

const toOklch = converter("oklch");
const TEXT = 4.5;
const GRAPHICS = 3;
const SURFACES = ["paper", "paper-deep", "raised"] as const;

function color([l, c, h]: Oklch): CuloriOklch {
	return { mode: "oklch", l, c, h };
}

/** What an sRGB screen shows of a color: it clips what lies beyond. */
function onScreen(value: Oklch) {
	return clampRgb(color(value));
}

function contrast(a: Oklch, b: Oklch): number {
	return wcagContrast(onScreen(a), onScreen(b));
}

/** A role's own color at one of its steps. */
function dye(
	theme: Theme,
	step: keyof (typeof roleSteps)["light"],
	role: keyof typeof roleDyes,
): Oklch {
	const [lightness, chroma] = roleSteps[theme][step];
	return [lightness, chroma, roleDyes[role].hue];
}

describe.each<Theme>(["light", "dark"])("in the %s theme", (theme) => {
	const colors = interfaceColors[theme];

	it.each(
		(["ink", "ink-soft", "link"] as const).flatMap((text) =>
			SURFACES.map((surface) => [text, surface] as const),
		),
	)("text in %s on %s reads", (text, surface) => {
		expect(contrast(colors[text], colors[surface])).toBeGreaterThanOrEqual(TEXT);
	});

	it.each(["action", "action-hover"] as const)("text on the button color %s reads", (button) => {
		expect(contrast(colors["on-action"], colors[button])).toBeGreaterThanOrEqual(TEXT);
	});

	it.each(SURFACES)("the edge of a control stands out on %s", (surface) => {
		expect(contrast(colors.control, colors[surface])).toBeGreaterThanOrEqual(GRAPHICS);
	});

	it("a button stands out on paper", () => {
		expect(contrast(colors.action, colors.paper)).toBeGreaterThanOrEqual(GRAPHICS);
	});

	describe.each(ROLE_KEYS)("the color of the %s", (role) => {
		it("reads as text on its own tint and on paper, and as its ground under paper's color", () => {
			const deep = dye(theme, "role-deep", role);
			expect(contrast(deep, dye(theme, "role-tint", role))).toBeGreaterThanOrEqual(TEXT);
			expect(contrast(deep, colors.paper)).toBeGreaterThanOrEqual(TEXT);
		});

		it("stands out as a drawing on paper", () => {
			expect(contrast(dye(theme, "role", role), colors.paper)).toBeGreaterThanOrEqual(GRAPHICS);
		});

		it("keeps ink readable on its tint", () => {
			for (const text of ["ink", "ink-soft"] as const) {
				const tint = dye(theme, "role-tint", role);
				expect(contrast(colors[text], tint)).toBeGreaterThanOrEqual(TEXT);
			}
		});
	});

	it("every color shows on any screen as it is meant, or so near that nobody sees it", () => {
		const all: Record<string, Oklch> = { ...colors, ...clothColors[theme] };
		for (const role of ROLE_KEYS) {
			for (const step of ["role", "role-deep", "role-tint"] as const) {
				all[`${step} of ${role}`] = dye(theme, step, role);
			}
		}
		const strays = Object.entries(all).filter(([, [lightness, chroma, hue]]) => {
			const { l, c } = toOklch(onScreen([lightness, chroma, hue]));
			return Math.abs(l - lightness) > 0.01 || Math.abs(c - chroma) > 0.012;
		});
		expect(strays.map(([name]) => name)).toEqual([]);
	});
});

describe("the ten dyes", () => {
	it("are one a role", () => {
		expect(Object.keys(roleDyes).toSorted()).toEqual([...ROLE_KEYS].toSorted());
	});

	it("differ in hue, by enough to be told apart, and in name", () => {
		const hues = Object.values(roleDyes)
			.map(({ hue }) => hue)
			.toSorted((a, b) => a - b);
		const gaps = hues.map((hue, at) => (hues[at + 1] ?? (hues[0] ?? 0) + 360) - hue);
		expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
		expect(new Set(Object.values(roleDyes).map(({ dye }) => dye)).size).toBe(10);
	});

	it.each<Theme>(["light", "dark"])(
		"weigh the same in the %s theme: none outshines another",
		(theme) => {
			for (const step of ["role", "role-deep", "role-tint"] as const) {
				const weights = ROLE_KEYS.map((role) =>
					contrast(dye(theme, step, role), interfaceColors[theme].paper),
				);
				expect(Math.max(...weights) / Math.min(...weights)).toBeLessThan(1.2);
			}
		},
	);
});
