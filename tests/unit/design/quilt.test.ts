import {
	type Color,
	filterDeficiencyDeuter,
	filterDeficiencyProt,
	formatHex,
	parse,
	wcagLuminance,
} from "culori";
import { expect, it } from "vitest";
import { oklchCss } from "../../../shared/design/tokens.ts";
import { blocks, type Piece, type Point } from "../../../shared/quilt/blocks.ts";
import { signDyes } from "../../../shared/quilt/quilt.ts";
import { ROLE_KEYS, type RoleKey } from "../../../shared/quiz/keys.ts";

function encloses(outline: readonly Point[], [x, y]: Point): boolean {
	let inside = false;
	for (const [index, [ax, ay]] of outline.entries()) {
		const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
		if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
	}
	return inside;
}

/** The color that shows in each of 24 by 24 points of a sign. */
function seen(role: RoleKey, as: (color: string) => string = (color) => color): number[] {
	const pieces: readonly Piece[] = blocks[role];
	const dyes = signDyes(role);
	return Array.from({ length: 24 * 24 }, (_, index) => {
		const at: Point = [((index % 24) + 0.5) / 24, (Math.floor(index / 24) + 0.5) / 24];
		const top = pieces.findLast(({ outline }) => encloses(outline, at));
		return wcagLuminance(as(top ? oklchCss(dyes[top.cloth]) : "#fff"));
	});
}

it.each(ROLE_KEYS)("a block of the %s covers its square and stays within it", (role) => {
	for (const [x, y] of blocks[role].flatMap(({ outline }) => outline)) {
		expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
		expect(Math.max(x, y)).toBeLessThanOrEqual(1 + 1e-9);
	}
	const holes = Array.from(
		{ length: 400 },
		(_, index): Point => [((index % 20) + 0.51) / 20, (Math.floor(index / 20) + 0.49) / 20],
	).filter((at) => !blocks[role].some(({ outline }) => encloses(outline, at)));
	expect(holes).toEqual([]);
});

it.each([
	["one ink", (color: string) => color],
	["red-blind eyes", blindTo(filterDeficiencyProt(1))],
	["green-blind eyes", blindTo(filterDeficiencyDeuter(1))],
])("a block differs from every other one by its light and dark, in %s", (_, as) => {
	const views = ROLE_KEYS.map((role) => ({ role, view: seen(role, as) }));
	for (const [index, one] of views.entries()) {
		for (const other of views.slice(index + 1)) {
			const apart = one.view.filter((light, at) => Math.abs(light - (other.view[at] ?? 0)) > 0.15);
			expect(apart.length / one.view.length, `${one.role} and ${other.role}`).toBeGreaterThan(0.25);
		}
	}
});

function blindTo(filter: (color: Color) => Color): (color: string) => string {
	return (text) => {
		const color = parse(text);
		if (!color) throw new Error(`${text} is no color`);
		return formatHex(filter(color));
	};
}
