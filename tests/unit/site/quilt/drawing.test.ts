import { expect, test } from "vitest";
import { quiltBlock } from "../../../../site/quilt/block.ts";
import { drawQuilt, svgMarkup } from "../../../../site/quilt/drawing.ts";
import { medallionQuilt } from "../../../../site/quilt/medallion.ts";
import { geeseStrip } from "../../../../site/quilt/strip.ts";
import { wheelSegments, wheelStar } from "../../../../site/quilt/wheel-star.ts";

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

test("pictures of the shell are the same in every build", () => {
	expect(svgMarkup(medallionQuilt("home"))).toBe(svgMarkup(medallionQuilt("home")));
	expect(svgMarkup(geeseStrip("strip", 40))).toBe(svgMarkup(geeseStrip("strip", 40)));
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

test("the wheel has ten segments, and the logo draws them all", () => {
	expect(new Set(wheelSegments().map(({ slice }) => slice)).size).toBe(10);
	const logo = wheelStar().shapes.map(({ path }) => path.match(/M/g)?.length);
	expect(logo).toEqual([5, 5, 5, 5]);
});
