import { expect, it } from "vitest";
import { labelAt, sewWheel, WHEEL_RADIUS } from "../../../shared/quilt/wheel.ts";

/** How far each point of a drawing is from its middle. */
function distances(path: string): number[] {
	return (path.match(/-?[\d.]+ -?[\d.]+/g) ?? []).map((point) => {
		const [x = 0, y = 0] = point.split(" ").map(Number);
		return Math.hypot(x, y);
	});
}

it("the wheel stays within its radius, however much is filled", () => {
	for (const part of [0, 0.5, 1]) {
		const { areas, basting, seams } = sewWheel(() => part);
		const reach = [...areas.map(({ path }) => path), basting, seams].flatMap(distances);
		expect(Math.max(...reach)).toBeLessThanOrEqual(WHEEL_RADIUS + 0.1);
		expect(Math.max(...reach)).toBeGreaterThan(WHEEL_RADIUS - 1);
	}
});

it("the wheel is filled from its middle by one step for each answer of a role, and outlined beyond", () => {
	const steps = (dyed: number) =>
		(sewWheel((role) => (role === "weaver" ? dyed : 1)).basting.match(/M/g)?.length ?? 0) - 1;
	expect([0, 1, 2, 5, 6].map((count) => steps(count / 6))).toEqual([6, 5, 4, 1, 0]);
});

it("the labels of the wheel grow away from it, to the right and to the left", () => {
	const anchors = Array.from({ length: 10 }, (_, index) => labelAt(index, 1).anchor);
	const side = (anchor: string) => Array(4).fill(anchor);
	expect(anchors).toEqual(["middle", ...side("start"), "middle", ...side("end")]);
});
