import { expect, test } from "vitest";
import { LOGO_RADIUS, wheelLogo } from "../../../site/quilt/logo.ts";

test("the logo draws the wheel's ten wedges within its square, and a ray in each, in two colors", () => {
	const { viewBox, shapes } = wheelLogo();
	expect(new Set(shapes.map(({ color }) => color)).size).toBe(2);
	expect(shapes.flatMap(({ path }) => path.match(/M/g))).toHaveLength(20);
	const reach = shapes
		.flatMap(({ path }) => path.match(/-?[\d.]+/g) ?? [])
		.map((part) => Math.abs(Number(part)));
	expect(viewBox).toBe(`${-LOGO_RADIUS} ${-LOGO_RADIUS} ${2 * LOGO_RADIUS} ${2 * LOGO_RADIUS}`);
	expect(Math.max(...reach)).toBeLessThanOrEqual(LOGO_RADIUS);
});
