import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clothColors } from "../../../shared/design/tokens.ts";
import { quiltBlock } from "../../../site/quilt/block.ts";
import { colorways } from "../../../site/quilt/colorways.ts";
import { drawBlock, drawQuilt, svgMarkup } from "../../../site/quilt/drawing.ts";
import { type Edge, type Outline, polygon, reversed, unite } from "../../../site/quilt/lattice.ts";
import { LOGO_RADIUS, wheelLogo } from "../../../site/quilt/logo.ts";
import { readSketch } from "../../../site/quilt/notation.ts";
import { PATTERN_NAMES, patternSketch } from "../../../site/quilt/patterns.ts";
import { sketches } from "../../../site/quilt/sketches.ts";
import { geeseStrip } from "../../../site/quilt/strip.ts";

/** The area inside an outline; negative when it runs counterclockwise. Arcs are quarter circles. */
function area(outline: Outline): number {
	return outline.reduce((sum, { from, to, arc }) => {
		const segment = arc ? arc.radius ** 2 * (Math.PI / 4 - 1 / 2) * (arc.sweep ? 1 : -1) : 0;
		return sum + (from[0] * to[1] - to[0] * from[1]) / 2 + segment;
	}, 0);
}

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

test("a quilt has one path a color for its grounds, and one for its shapes", () => {
	const blocks = [0, 1, 2, 3].map((index) => ({
		block: quiltBlock(`block-${index}`, { pattern: "ohioStar" }),
		column: index % 2,
		row: Math.floor(index / 2),
	}));
	const { viewBox, shapes } = drawQuilt(2, 2, blocks);
	expect(viewBox).toBe("0 0 48 48");
	const grounds = new Set(blocks.map(({ block }) => block.ground));
	const dyes = new Set(blocks.flatMap(({ block }) => block.shapes.map(({ color }) => color)));
	expect(shapes.map(({ color }) => color)).toEqual([...grounds, ...dyes]);
});

test("a block that spans several places is drawn as large", () => {
	const block = quiltBlock("any");
	const [small] = drawQuilt(2, 2, [{ block, column: 1, row: 0 }]).shapes;
	const [large] = drawQuilt(2, 2, [{ block, column: 0, row: 0, span: 2 }]).shapes;
	expect(small?.path).toBe("M24 0h24v24h-24z");
	expect(large?.path).toBe("M0 0h48v48h-48z");
});

test("no goose flies behind another of its dye", () => {
	const { shapes } = geeseStrip("strip", 200);
	const places = shapes.slice(1).map(({ path }) => {
		let x = 0;
		return [...path.matchAll(/m(\d+) 0/g)].map(([, dx]) => {
			x += Number(dx);
			return x;
		});
	});
	expect(places.flat()).toHaveLength(200);
	expect(new Set(places.flat()).size).toBe(200);
	for (const flock of places) {
		for (const [index, x] of flock.entries()) expect(flock[index + 1]).not.toBe(x + 12);
	}
});

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

function square(x: number, y: number, side: number) {
	return polygon([x, y], [x + side, y], [x + side, y + side], [x, y + side]);
}

test("two neighbors become one outline of four sides", () => {
	expect(unite([square(0, 0, 2), square(2, 0, 2)])).toEqual([
		[
			{ from: [0, 0], to: [4, 0] },
			{ from: [4, 0], to: [4, 2] },
			{ from: [4, 2], to: [0, 2] },
			{ from: [0, 2], to: [0, 0] },
		],
	]);
});

test("a long side cancels against the short sides that meet it", () => {
	const [outline, ...others] = unite([square(0, 0, 2), square(2, 0, 1), square(2, 1, 1)]);
	expect(others).toEqual([]);
	expect(outline).toHaveLength(4);
});

test("a ring keeps its hole", () => {
	const ring = [0, 1, 2, 3, 5, 6, 7, 8].map((i) => square(i % 3, Math.floor(i / 3), 1));
	expect(unite(ring)).toHaveLength(2);
});

test("an arc cancels against the same arc walked backwards", () => {
	const arc: Edge = { from: [0, 2], to: [2, 0], arc: { radius: 2, sweep: 1 } };
	const disc = [arc, { from: [2, 0], to: [2, 2] }, { from: [2, 2], to: [0, 2] }] as const;
	const rest = [{ from: [0, 2], to: [0, 0] }, { from: [0, 0], to: [2, 0] }, reversed(arc)] as const;
	expect(unite([disc, rest])).toHaveLength(1);
	expect(
		unite([disc, rest])
			.flat()
			.some(({ arc: bent }) => bent),
	).toBe(false);
});
