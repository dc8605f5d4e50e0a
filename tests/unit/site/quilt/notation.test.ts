import { describe, expect, test } from "vitest";
import { readSketch } from "../../../../site/quilt/notation.ts";
import { PATTERN_NAMES, patternSketch } from "../../../../site/quilt/patterns.ts";
import { sketches } from "../../../../site/quilt/sketches.ts";
import { area } from "./area.ts";

test("letters on both sides of a cut become its halves", () => {
	const { size, patches } = readSketch("a/b");
	expect(size).toBe(2);
	expect(patches.map(({ color }) => color)).toEqual(["a", "b"]);
	// The left one of "/" is the upper one: it has the corner at the origin.
	expect(patches[0]?.outline[0]?.from).toEqual([0, 0]);
	expect(patches.map(({ outline }) => area(outline))).toEqual([2, 2]);
});

test.each([
	["an unknown letter", "x"],
	["an unknown cut", "a|b"],
	["half a cell", "a/"],
	["quarters that are too few", "abc"],
])("%s is refused by its name", (_, cell) => {
	expect(() => readSketch(cell)).toThrow(`A quilt cell cannot be read: "${cell}"`);
});

test("a row that is too short is named", () => {
	expect(() => readSketch("a b\na")).toThrow("Row 2");
});

describe("the sketched patterns", () => {
	test.each(Object.keys(sketches))("the patches of %s fill the block, without overlap", (name) => {
		const sketch = patternSketch(PATTERN_NAMES.find((pattern) => pattern === name) ?? "pinwheel");
		const covered = sketch.patches.reduce((sum, { outline }) => sum + area(outline), 0);
		expect(covered).toBeCloseTo(sketch.size ** 2, 9);
		for (const { outline } of sketch.patches) expect(area(outline)).toBeGreaterThan(0);
	});
});
