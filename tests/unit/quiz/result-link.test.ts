import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PILLAR_KEYS, ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import type { SharedResult } from "../../../shared/quiz/result.ts";
import { parseResultLink, resultLink } from "../../../shared/quiz/result-link.ts";

const SITE = "https://www.example.org";

/** The Healer alone, with its own two pillars. */
const healer: SharedResult = {
	primary: "healer",
	secondary: null,
	topPillars: ["perfectionism", "defensiveness"],
};

const read = (search: string) => {
	const parsed = parseResultLink(search);
	if (parsed.kind !== "result") throw new Error(`${search} is ${parsed.kind}`);
	return parsed.result;
};

it.each<[string, Partial<SharedResult>, string]>([
	["names the role alone where the rest is as usual", {}, ""],
	["adds the secondary role", { secondary: "guide" }, "&secondary=guide"],
	[
		"adds pillars that aren't the role's own",
		{ topPillars: ["perfectionism", "either_or"] },
		"&pillars=perfectionism,either_or",
	],
	[
		"adds the role's own pillars in another order, which is what the visitor sees",
		{ secondary: "guide", topPillars: ["defensiveness", "perfectionism"] },
		"&secondary=guide&pillars=defensiveness,perfectionism",
	],
])("a result's link %s", (_, change, query) => {
	expect(resultLink(SITE, { ...healer, ...change })).toBe(`${SITE}/quiz?role=healer${query}`);
});

describe("parseResultLink", () => {
	it.each(["", "?", "?partner=oak", "?secondary=healer", "?ROLE=healer", "?roles=healer"])(
		"finds no result in %j",
		(search) => {
			expect(parseResultLink(search)).toEqual({ kind: "none" });
		},
	);

	it.each([
		"?role=",
		"?role=wizard",
		"?role=healer%00",
		"?role=%E0%A4%A",
		"?role=__proto__",
		"?role=constructor",
		"?role=toString",
		"?role=0",
		"?role=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
		"?role=healer,guide",
		"?role=wizard&role=healer",
	])("finds an unknown role in %j", (search) => {
		expect(parseResultLink(search)).toEqual({ kind: "unknown" });
	});

	it.each(["?role=healer", "role=healer", "?utm_source=quiz&role=healer&fbclid=x&__proto__=y"])(
		"reads the role in %j, with its own two pillars",
		(search) => expect(parseResultLink(search)).toEqual({ kind: "result", result: healer }),
	);

	it.each(["?role=Healer", "?role=healer%20", "?role=HEALER&secondary=healer"])(
		"reads %j kindly",
		(search) => expect(read(search)).toEqual(healer),
	);

	it("reads names with hyphens and spaces, as people type them", () => {
		expect(
			read("?role=frontline-responder&secondary=Guide+&pillars=Either-Or,%20sense+of+urgency"),
		).toEqual({
			primary: "frontline_responder",
			secondary: "guide",
			topPillars: ["either_or", "sense_of_urgency"],
		});
	});

	it("takes the first of several roles", () => {
		expect(read("?role=healer&role=guide&role=wizard")).toEqual(healer);
	});

	it.each([",", "%2C"])("reads secondary role and pillars, their comma as %s", (comma) => {
		const result = { ...healer, secondary: "guide", topPillars: ["either_or", "perfectionism"] };
		const pillars = `either_or${comma}perfectionism`;
		expect(read(`?role=healer&secondary=guide&pillars=${pillars}`)).toEqual(result);
	});

	it.each([
		"secondary=wizard",
		"secondary=",
		"secondary=healer",
		"secondary=guide&secondary=weaver",
		"secondary=__proto__",
		"secondary=%3Cscript%3E",
		"pillars=either_or,patience",
		"pillars=",
		"pillars=either_or",
		"pillars=either_or,",
		"pillars=either_or,objectivity,paternalism",
		"pillars=either_or,objectivity,",
		"pillars=either_or,either_or",
		"pillars=either_or,objectivity&pillars=either_or,objectivity",
		"pillars=__proto__,constructor",
		"pillars=%3Cb%3E,%3Ci%3E",
	])("leaves out %s, and falls back to what the role has", (parameter) => {
		expect(read(`?role=healer&${parameter}`)).toEqual(healer);
	});

	it("stays calm before 100 kB", () => {
		const long = "a".repeat(100_000);
		expect(parseResultLink(`?role=${long}`)).toEqual({ kind: "unknown" });
		expect(read(`?role=healer&secondary=${long}&pillars=${long}`)).toEqual(healer);
		expect(read(`?role=healer&pillars=${",".repeat(100_000)}`)).toEqual(healer);
		expect(read(`?role=healer${"&role=guide".repeat(9_000)}`)).toEqual(healer);
	});

	it("never throws, and only ever names roles and pillars that exist", () => {
		const anySearch = fc.oneof(
			fc.string({ unit: "binary" }),
			fc
				.tuple(fc.constantFrom("healer", "guide", "wizard"), fc.string(), fc.string())
				.map(([role, one, other]) => `?role=${role}&secondary=${one}&pillars=${one},${other}`),
		);
		fc.assert(
			fc.property(anySearch, (search) => {
				const parsed = parseResultLink(search);
				if (parsed.kind !== "result") return;
				const { primary, secondary, topPillars } = parsed.result;
				expect(ROLE_KEYS).toContain(primary);
				expect([null, ...ROLE_KEYS]).toContain(secondary);
				for (const pillar of topPillars) expect(PILLAR_KEYS).toContain(pillar);
			}),
			{ numRuns: 1000 },
		);
	});

	it("reads back whatever resultLink writes", () => {
		const anyResult = fc
			.tuple(
				fc.shuffledSubarray([...ROLE_KEYS], { minLength: 2, maxLength: 2 }),
				fc.boolean(),
				fc.shuffledSubarray([...PILLAR_KEYS], { minLength: 2, maxLength: 2 }),
			)
			.map(([[primary, other], tied, [first, second]]): SharedResult => {
				if (!primary || !other || !first || !second) throw new Error("two of each were drawn");
				return { primary, secondary: tied ? other : null, topPillars: [first, second] };
			});
		fc.assert(
			fc.property(anyResult, (result) => {
				const link = resultLink(SITE, result);
				expect(read(new URL(link).search)).toEqual(result);
				expect(resultLink(SITE, read(new URL(link).search))).toBe(link);
			}),
			{ numRuns: 1000 },
		);
	});
});
