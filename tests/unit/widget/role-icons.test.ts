import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { iconPath } from "../../../shared/design/icon-path.ts";
import roles from "../../../shared/quiz/roles.json" with { type: "json" };
import { roleIcons } from "../../../widget/build-plugins.ts";
import { parsePath } from "../design/path-data.ts";

const { resolve } = createRequire(import.meta.url);

describe("roleIcons", () => {
	it("has what each role's file draws, to a hundredth", () => {
		const icons = roleIcons();
		expect(Object.keys(icons)).toEqual(roles.map(({ role }) => role));
		for (const { role, icon } of roles) {
			const file = readFileSync(resolve(`lucide-static/icons/${icon}.svg`), "utf8");
			const exact = parsePath(iconPath(file));
			const drawn = parsePath(icons[role] ?? "");
			expect(drawn.map(({ letter }) => letter)).toEqual(exact.map(({ letter }) => letter));
			const numbers = (path: typeof exact) => path.flatMap(({ args }) => args);
			for (const [position, value] of numbers(drawn).entries())
				expect(Math.abs(value - (numbers(exact)[position] ?? Number.NaN))).toBeLessThan(0.01);
			expect(icons[role]).not.toMatch(/\.\d{3}/);
		}
	});

	it("throws where lucide has no such icon", () => {
		expect(() => roleIcons([{ role: "healer", icon: "no-such-icon" }])).toThrow(/no-such-icon/);
	});
});
