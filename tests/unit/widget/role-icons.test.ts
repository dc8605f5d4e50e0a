import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { iconPath } from "../../../shared/design/icon-path.ts";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { roleIcons } from "../../../widget/build-plugins.ts";
import { parsePath } from "../design/path-data.ts";

const folder = dirname(createRequire(import.meta.url).resolve("lucide-static/icons/star.svg"));

describe("roleIcons", () => {
	const icons = roleIcons();

	it("has path data for each role and nothing else", () => {
		expect(Object.keys(icons)).toEqual([...ROLE_KEYS]);
		for (const data of Object.values(icons)) expect(parsePath(data).length).toBeGreaterThan(3);
	});

	it("gives no role the icon of another", () => {
		expect(new Set(Object.values(icons)).size).toBe(ROLE_KEYS.length);
	});

	it("says nothing finer than a hundredth", () => {
		expect(Object.values(icons).join()).not.toMatch(/\.\d{3}/);
	});

	it("draws what the file draws, whichever icon a role is given", { timeout: 30_000 }, () => {
		for (const file of readdirSync(folder).filter((name) => name.endsWith(".svg"))) {
			const icon = file.replace(".svg", "");
			const { healer = "" } = roleIcons([{ role: "healer", icon }]);
			const exact = parsePath(iconPath(readFileSync(join(folder, file), "utf8")));
			expect(
				parsePath(healer).map(({ letter }) => letter),
				icon,
			).toEqual(exact.map(({ letter }) => letter));
			for (const [position, { args }] of parsePath(healer).entries()) {
				const gaps = args.map((value, at) =>
					Math.abs(value - (exact[position]?.args[at] ?? Number.NaN)),
				);
				// 0.995 and more stay below 1, because the digit before the point is left alone.
				expect(Math.max(0, ...gaps), icon).toBeLessThan(0.01);
			}
		}
	});

	it("throws where lucide has no such icon", () => {
		expect(() => roleIcons([{ role: "healer", icon: "no-such-icon" }])).toThrow(/no-such-icon/);
	});
});
