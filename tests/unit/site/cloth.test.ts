import fc from "fast-check";
import { expect, test } from "vitest";
import { clothSvg } from "../../../site/artwork/cloth.ts";

const path = fc.stringMatching(/^\/shop\/[a-z]{1,12}(-[a-z]{1,12})?$/);

test("a product or article keeps its cloth from build to build, and no other has the same", () => {
	fc.assert(
		fc.property(fc.uniqueArray(path, { minLength: 2, maxLength: 40 }), (paths) => {
			const cloths = paths.map(clothSvg);
			expect(paths.map(clothSvg)).toEqual(cloths);
			expect(new Set(cloths).size).toBe(paths.length);
		}),
		{ numRuns: 20 },
	);
});

test("a cloth reaches over every edge of its drawing", () => {
	fc.assert(
		fc.property(path, (of) => {
			const ground = /d="M([^"]+)Z"/.exec(clothSvg(of))?.[1] ?? "";
			const corners = ground.split("L").map((point) => point.split(" ").map(Number));
			const sides = corners.map((corner) =>
				corner.map((at) => (at < 12 && "out") || (at > 112 && "beyond")),
			);
			expect(sides).toEqual([
				["out", "out"],
				["beyond", "out"],
				["beyond", "beyond"],
				["out", "beyond"],
			]);
		}),
	);
});
