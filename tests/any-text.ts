import fc from "fast-check";

const character = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code).toWellFormed());

/** Any text. The characters are our own, because `unit: "binary"` takes fast-check two seconds to prepare. */
export function anyText(constraints: fc.StringConstraints = {}): fc.Arbitrary<string> {
	return fc.string({ ...constraints, unit: character });
}

const SIGNS = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).join("");
const CATEGORIES =
	"Cc Cf Cn Co Cs Ll Lm Lo Lt Lu Mc Me Mn Nd Nl No Pc Pd Pe Pf Pi Po Ps Sc Sk Sm So Zl Zp Zs";

/** A character, of each of Unicode's general categories as often. */
export const anySign = fc.oneof(
	...CATEGORIES.split(" ").map((category) =>
		fc.constantFrom(...(SIGNS.match(new RegExp(`\\p{${category}}`, "gu")) ?? [])),
	),
);
