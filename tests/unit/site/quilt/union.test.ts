import { expect, test } from "vitest";
import { type Edge, polygon, reversed, unite } from "../../../../site/quilt/lattice.ts";

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
