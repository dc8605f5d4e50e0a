import { describe, expect, it } from "vitest";
import { corners } from "../../../shared/quilt/quilt.ts";
import { sewWheel, WHEEL_RADIUS, wedge } from "../../../shared/quilt/wheel.ts";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";

function pointsOf(path: string): string[] {
	return path.match(/-?[\d.]+ -?[\d.]+/g) ?? [];
}

/** How far each point of a drawing is from its middle. */
function distances(path: string): number[] {
	return pointsOf(path).map((point) => {
		const [x = 0, y = 0] = point.split(" ").map(Number);
		return Math.hypot(x, y);
	});
}

describe("the wheel", () => {
	it("has ten wedges of 36 degrees, sewn edge to edge", () => {
		const spokes = ROLE_KEYS.map((_, index) => [
			wedge(index, corners(0, 0, 0, 1)),
			wedge(index, corners(1, 0, 1, 1)),
		]);
		for (const [index, [, right = ""]] of spokes.entries()) {
			const [left = ""] = spokes[(index + 1) % 10] ?? [];
			expect(pointsOf(left), `wedge ${index}`).toEqual(pointsOf(right));
		}
	});

	it("reaches its radius and nothing lies beyond it, whatever is dyed", () => {
		for (const part of [0, 0.5, 1]) {
			const { areas, basting, seams } = sewWheel(() => part);
			const reach = [...areas.map(({ path }) => path), basting, seams].flatMap(distances);
			expect(Math.max(...reach)).toBeLessThanOrEqual(WHEEL_RADIUS + 0.1);
			expect(Math.max(...reach)).toBeGreaterThan(WHEEL_RADIUS - 1);
		}
	});

	it("is dyed from the hub as far as a role was chosen, and the rest is a basted patch a step", () => {
		const steps = (dyed: number) =>
			(sewWheel((role) => (role === "weaver" ? dyed : 1)).basting.match(/M/g)?.length ?? 0) - 1;
		expect([0, 1, 2, 5, 6].map((count) => steps(count / 6))).toEqual([6, 5, 4, 1, 0]);
		const edge = (dyed: number) => {
			const { seams } = sewWheel((role) => (role === "weaver" ? dyed : 1));
			return Math.min(...distances(seams.split("M")[2] ?? ""));
		};
		const [none, half, all] = [edge(0), edge(0.5), edge(0.999)];
		expect(half).toBeCloseTo((none + Math.max(...distances(wedge(0, corners(0, 0, 0, 1))))) / 2, 0);
		expect(all).toBeGreaterThan(half);
	});
});
