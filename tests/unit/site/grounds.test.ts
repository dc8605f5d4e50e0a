import fc from "fast-check";
import { expect, test } from "vitest";
import { GROUNDS, layGrounds } from "../../../site/sections/grounds.ts";

const ground = fc.constantFrom(...GROUNDS);
const maybe = fc.option(ground, { nil: undefined });

test("no section lies on the cloth on which the one above it ends, whatever each chooses", () => {
	fc.assert(
		fc.property(ground, fc.array(fc.record({ wish: maybe, end: maybe })), (above, sections) => {
			const laid = layGrounds(sections, above);
			for (const [index, own] of laid.entries()) {
				const before = index === 0 ? above : (sections[index - 1]?.end ?? laid[index - 1]);
				expect(own).not.toBe(before);
				const wish = sections[index]?.wish;
				if (wish && wish !== before) expect(own).toBe(wish);
			}
		}),
	);
});
