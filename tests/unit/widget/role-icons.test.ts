import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { iconPath } from "../../../shared/design/icon-path.ts";
import roles from "../../../shared/quiz/roles.json" with { type: "json" };
import { roleIcons } from "../../../widget/build-plugins.ts";

const { resolve } = createRequire(import.meta.url);

it("each role's icon is what its file draws, to a hundredth", () => {
	const icons = roleIcons();
	expect(Object.keys(icons)).toEqual(roles.map(({ role }) => role));
	for (const { role, icon } of roles) {
		const exact = iconPath(readFileSync(resolve(`lucide-static/icons/${icon}.svg`), "utf8"));
		const drawn = icons[role] ?? "";
		expect(drawn.replace(/\.\d+/g, ".")).toBe(exact.replace(/\.\d+/g, "."));
		const decimals = (path: string) => [...path.matchAll(/\.\d+/g)].map(Number);
		for (const [position, value] of decimals(drawn).entries())
			expect(Math.abs(value - (decimals(exact)[position] ?? Number.NaN))).toBeLessThan(0.01);
		expect(drawn).not.toMatch(/\.\d{3}/);
	}
});

it("an icon that lucide doesn't have is an error", () => {
	expect(() => roleIcons([{ role: "healer", icon: "no-such-icon" }])).toThrow(/no-such-icon/);
});
