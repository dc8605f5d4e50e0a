import fc from "fast-check";

const character = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code).toWellFormed());

/** Any text. The characters are our own, because `unit: "binary"` takes fast-check two seconds to prepare. */
export function anyText(constraints: fc.StringConstraints = {}): fc.Arbitrary<string> {
	return fc.string({ ...constraints, unit: character });
}
