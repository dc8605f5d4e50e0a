import fc from "fast-check";

const character = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code).toWellFormed());

/** Any text. The characters are our own, because `unit: "binary"` takes fast-check two seconds to prepare. */
export function anyText(constraints: fc.StringConstraints = {}): fc.Arbitrary<string> {
	return fc.string({ ...constraints, unit: character });
}

export const CHARACTERS = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code));
const CATEGORIES =
	"Cc Cf Cn Co Cs Ll Lm Lo Lt Lu Mc Me Mn Nd Nl No Pc Pd Pe Pf Pi Po Ps Sc Sk Sm So Zl Zp Zs";

/** One character of each of Unicode's general categories. */
export const oneOfEach = fc.tuple(
	...CATEGORIES.split(" ").map((category) => {
		const pattern = new RegExp(`\\p{${category}}`, "u");
		return fc.constantFrom(...CHARACTERS.filter((each) => pattern.test(each)));
	}),
);
