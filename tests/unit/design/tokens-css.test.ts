import { transform } from "lightningcss";
import { describe, expect, it } from "vitest";
import {
	clothColors,
	interfaceColors,
	oklchCss,
	roleDyes,
	type TokenOptions,
	tokensCss,
} from "../../../shared/design/tokens.ts";

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

describe("oklchCss", () => {
	it.each([
		[[0.488, 0.135, 31], "oklch(.488 .135 31)"],
		[[1, 0, 0], "oklch(1 0 0)"],
		[[0.5, 0.004, 10.5], "oklch(.5 .004 10.5)"],
	] as const)("%j is %s", (color, expected) => {
		expect(oklchCss(color)).toBe(expected);
	});
});

describe("tokensCss", () => {
	it("is CSS that parses", () => {
		const code = Buffer.from(css({ withCloth: true }));
		expect(transform({ filename: "x.css", code }).warnings).toEqual([]);
	});

	it("gives each selector its theme: light by itself, dark on a screen only", () => {
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

	it.each([
		[".base", "light"],
		[".dark", "dark"],
	] as const)(
		"declares at %s every color of the %s theme, and its cloth where asked for",
		(selector, theme) => {
			const declared = rule(css(), selector);
			for (const [name, color] of Object.entries(interfaceColors[theme]))
				expect(declared[`--${name}`]).toBe(oklchCss(color));
			expect(declared).not.toHaveProperty("--madder");
			const madder = oklchCss(clothColors[theme].madder);
			expect(rule(css({ withCloth: true }), selector)).toMatchObject({ "--madder": madder });
		},
	);

	it("leaves out, in both themes, what has no use", () => {
		const sheet = css({ withCloth: true, without: ["night", "madder"] });
		expect(sheet).not.toMatch(/--(night|madder):/);
		expect(sheet).toMatch(/--paper:/);
	});

	it("lets a page override a token, with the theme's own as the fallback", () => {
		const sheet = css({ overrides: { paper: "--lq-surface" } });
		const { light, dark } = interfaceColors;
		expect(rule(sheet, ".base")["--paper"]).toBe(`var(--lq-surface,${oklchCss(light.paper)})`);
		expect(rule(sheet, ".dark")["--paper"]).toBe(`var(--lq-surface,${oklchCss(dark.paper)})`);
		expect(rule(sheet, ".base")["--ink"]).toBe(oklchCss(light.ink));
	});

	it("gives each role its hue, and whatever carries a role the three steps of it", () => {
		const sheet = css();
		for (const [role, { hue }] of Object.entries(roleDyes)) {
			expect(rule(sheet, `[data-role=${role}]`)).toEqual({ "--hue": String(hue) });
		}
		expect(rule(sheet, "[data-role]")).toEqual({
			"--role": "oklch(var(--role-lc) var(--hue))",
			"--role-deep": "oklch(var(--role-deep-lc) var(--hue))",
			"--role-tint": "oklch(var(--role-tint-lc) var(--hue))",
		});
		for (const selector of [".base", ".dark"]) {
			expect(rule(sheet, selector)["--role-deep-lc"]).toMatch(/^[\d.]+ [\d.]+$/);
		}
	});
});
