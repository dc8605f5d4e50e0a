import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clothColors } from "../../../../shared/design/tokens.ts";
import { quiltBlock } from "../../../../site/quilt/block.ts";
import { colorways } from "../../../../site/quilt/colorways.ts";
import { drawBlock, svgMarkup } from "../../../../site/quilt/drawing.ts";
import { reversed } from "../../../../site/quilt/lattice.ts";
import { PATTERN_NAMES } from "../../../../site/quilt/patterns.ts";
import { area } from "./area.ts";

const svgOf = (slug: string) => svgMarkup(drawBlock(quiltBlock(slug)));

test("a slug has the same block every time", () => {
	expect(svgOf("starter-pack")).toBe(svgOf("starter-pack"));
	// Held to the letter: a product must not change its picture because code was rearranged.
	expect(svgOf("starter-pack")).toMatchInlineSnapshot(
		`"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" aria-hidden="true"><g fill="currentColor" stroke="currentColor"><path color="var(--madder)" vector-effect="non-scaling-stroke" d="M0 0h8v8h-8z"/><path color="var(--cream)" vector-effect="non-scaling-stroke" d="M6 8l-2-2h2zm-2-2l-2 2v-2zm2 0v-2l2 2zm-4 0h-2l2-2zm4-2v-2h2zm-4 0l-2-2h2zm4-2h-2l2-2zm-4 0v-2l2 2z"/><path color="var(--marigold)" vector-effect="non-scaling-stroke" d="M6 6h-2l2-2zm-2 0h-2v-2zm2-2l-2-2h2zm-4 0v-2h2z"/><path color="var(--rose)" vector-effect="non-scaling-stroke" d="M6 4l-2 2l-2-2l2-2z"/></g></svg>"`,
	);
});

test("slugs differ in their blocks", () => {
	const slugs = Array.from({ length: 60 }, (_, index) => `slug-${index}`);
	expect(new Set(slugs.map(svgOf)).size).toBeGreaterThan(50);
	expect(new Set(slugs.map((slug) => quiltBlock(slug).ground)).size).toBeGreaterThan(4);
});

test("any slug has a block of at most 2 KB, in the cloth's colors, hidden from screen readers", () => {
	const colors = Object.keys(clothColors.light);
	fc.assert(
		fc.property(fc.string(), (slug) => {
			const svg = svgOf(slug);
			expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(2048);
			expect(svg).toContain('aria-hidden="true"');
			const used = [...svg.matchAll(/color="([^"]*)"/g)].map(([, value]) => value);
			expect(used.length).toBeGreaterThan(1);
			for (const value of used) expect(colors.map((name) => `var(--${name})`)).toContain(value);
			expect(svg.replaceAll(/var\(--[a-z]+\)|currentColor/g, "")).not.toMatch(/#|rgb|hsl|oklch/);
		}),
	);
});

describe.each(PATTERN_NAMES)("the pattern %s", (pattern) => {
	const blocks = colorways.flatMap((colorway) =>
		[0, 1, 2, 3].map((quarterTurns) => quiltBlock("any", { pattern, colorway, quarterTurns })),
	);

	test("stays at most 2 KB in every colorway and turn", () => {
		for (const block of blocks) {
			expect(Buffer.byteLength(svgMarkup(drawBlock(block)))).toBeLessThanOrEqual(2048);
		}
	});

	test("stays inside its square", () => {
		for (const { size, shapes } of blocks) {
			const edges = shapes.flatMap(({ outlines }) => outlines.flat());
			const coordinates = edges.flatMap(({ from, to }) => [...from, ...to]);
			expect(coordinates.filter((coordinate) => coordinate < 0 || coordinate > size)).toEqual([]);
		}
	});

	test("has outlines that close", () => {
		for (const outline of blocks.flatMap(({ shapes }) => shapes.flatMap((s) => s.outlines))) {
			for (const [index, { from }] of outline.entries()) {
				expect(outline.at(index - 1)?.to).toEqual(from);
			}
		}
	});

	test("has no seam between patches of one color", () => {
		for (const { shapes } of blocks) {
			for (const { outlines } of shapes) {
				const edges = outlines.flat().map((edge) => JSON.stringify(edge));
				const backwards = outlines.flat().map((edge) => JSON.stringify(reversed(edge)));
				expect(backwards.filter((edge) => edges.includes(edge))).toEqual([]);
			}
		}
	});

	test("lets its ground be seen, but not too much of it", () => {
		const [block] = blocks;
		const patched = (block?.shapes ?? [])
			.flatMap(({ outlines }) => outlines)
			.reduce((sum, outline) => sum + area(outline), 0);
		const part = patched / (block?.size ?? 1) ** 2;
		expect(part).toBeGreaterThan(0.25);
		expect(part).toBeLessThanOrEqual(1);
	});
});

test("no two patterns look the same", () => {
	const drawings = PATTERN_NAMES.map((pattern) =>
		svgMarkup(drawBlock(quiltBlock("any", { pattern, quarterTurns: 0 }))),
	);
	expect(new Set(drawings).size).toBe(PATTERN_NAMES.length);
	expect(PATTERN_NAMES.length).toBeGreaterThanOrEqual(12);
});
