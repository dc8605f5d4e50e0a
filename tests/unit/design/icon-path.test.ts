import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { iconPath } from "../../../shared/design/icon-path.ts";

const folder = dirname(createRequire(import.meta.url).resolve("lucide-static/icons/star.svg"));

describe("iconPath draws", () => {
	it.each([
		["a path", '<path d="M3 4h8" />', "M3 4h8"],
		["several paths as one", '<path d="M1 2h3"/><path d="M5 6v7"/>', "M1 2h3M5 6v7"],
		["a circle", '<circle cx="12" cy="10" r="3" />', "M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z"],
		[
			"an ellipse",
			'<ellipse cx="12" cy="5" rx="9" ry="3" />',
			"M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0Z",
		],
		["a line", '<line x1="2" x2="22" y1="12" y2="13" />', "M2 12L22 13"],
		["a line from the corner", '<line x2="22" y2="13" />', "M0 0L22 13"],
		["a polyline", '<polyline points="15,9 18,9 18,11" />', "M15,9 18,9 18,11"],
		["a polygon, closed", '<polygon points="12 2 19 21 5 21" />', "M12 2 19 21 5 21Z"],
		["a rectangle", '<rect width="8" height="6" x="2" y="3" />', "M2 3h8v6h-8v-6Z"],
		[
			"a rectangle with round corners",
			'<rect width="8" height="6" x="2" y="3" rx="1" />',
			"M3 3h6a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1Z",
		],
		[
			"a second path that moves relatively",
			'<path d="M9 9h2"/><path d="m1 2 3 0"/>',
			"M9 9h2M0 0m1 2 3 0",
		],
		["nothing of comments", '<!-- <path d="M0 0h9"/> --><path d="M3 4h8"/>', "M3 4h8"],
	])("%s", (_, shapes, expected) => {
		expect(iconPath(`<svg viewBox="0 0 24 24"\n  fill="none">${shapes}</svg>`)).toBe(expected);
	});

	it("round corners that a rectangle gives by ry alone", () => {
		const by = (radius: string) =>
			iconPath(`<svg><rect width="8" height="6" ${radius}="2"/></svg>`);
		expect(by("ry")).toBe(by("rx"));
	});
});

it.each(["text", "g", "use", "image"])("refuses <%s>, which no path can draw", (tag) => {
	expect(() => iconPath(`<svg><${tag} x="1"/></svg>`)).toThrow(
		new RangeError(`icon-path can't draw <${tag}>`),
	);
});

it("can draw every icon of lucide", () => {
	const icons = readdirSync(folder).filter((name) => name.endsWith(".svg"));
	expect(icons.length).toBeGreaterThan(1000);
	for (const name of icons)
		expect(iconPath(readFileSync(join(folder, name), "utf8")), name).toMatch(
			/^M[^a-z]*\d(?!.*NaN)/i,
		);
});
