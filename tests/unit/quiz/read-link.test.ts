import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPeople } from "../../../shared/circle/read-people.ts";
import { PILLAR_KEYS, ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { firstAnswerIn, roleNamed } from "../../../shared/quiz/read-link.ts";
import type { SharedResult } from "../../../shared/quiz/result.ts";
import { resultIn, resultLink } from "../../../shared/quiz/result-link.ts";
import { previewOf, previewPath } from "../../../shared/quiz/role-path.ts";

const SITE = "https://www.example.org";

/** The Healer alone, with its own two pillars. */
const healer = {
	primary: "healer",
	secondary: null,
	topPillars: ["perfectionism", "defensiveness"],
	isCut: false,
} as const;
const both = { ...healer, secondary: "guide", topPillars: ["perfectionism", "either_or"] } as const;

describe("a link without a role that exists", () => {
	it.each([
		"",
		"?",
		"?partner=oak",
		"?secondary=healer",
		"?roles=healer",
		"?user_role=healer",
		"?my-role=x",
		"?role=",
		"?role=wizard",
		"?role=%E0%A4%A",
		"?role=__proto__",
		"?role=constructor",
		"?role=toString",
		"?role=0",
		"?role=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
		"?role=heal",
		"?role=healers",
		"?role=not-a-healer",
		"?role=healer,guide",
		"?role=healer&role=guide",
		"?role=healer&ROLE=guide",
	])("has no result: %j", (search) => {
		expect(resultIn(search)).toBeUndefined();
	});
});

describe("the same result is read", () => {
	it.each([
		"?role=healer",
		"role=healer",
		"?utm_source=quiz&role=healer&fbclid=x&__proto__=y",
		"?role=Healer",
		"?ROLE=HEALER",
		"?role=healer%20",
		"?role=healer%C2%A0",
		"?role=HEALER&secondary=healer",
		"?role%3Dhealer",
		"?role%253Dhealer",
		"?role[]=healer",
		"?role%5B%5D=healer",
		"?role\\u003dhealer\\u0026utm_source=x",
		"?role=3Dhealer",
		"?role=%68ealer",
		"?role=healer%00",
		"?role=healer%",
		"?role=healer?fbclid=IwAR0abc",
		"?role=healer?",
		"?role=healer#top",
		"?role=healer;utm_source=x",
		"?role=healer&role=Healer.",
		"?role=heal%C2%ADer",
		"?role=heal%E2%80%8Ber%E2%80%8B",
		"?role=%EF%BD%88%EF%BD%85%EF%BD%81%EF%BD%8C%EF%BD%85%EF%BD%92",
		"?amp;role=healer&amp;utm_source=x",
		...".,)!\"”’»>*/_~`|]}'”。…".split("").map((mark) => `?role=healer${encodeURIComponent(mark)}`),
		..."“‘«(<*_~".split("").map((mark) => `?role=${encodeURIComponent(mark)}healer`),
	])("from %j", (search) => {
		expect(resultIn(search)).toMatchObject({ ...healer, isCut: search.endsWith("%E2%80%A6") });
	});

	it.each([
		"?role=healer&secondary=guide&pillars=perfectionism,either_or",
		"?role=healer&secondary=guide&pillars=perfectionism,either_or.",
		"?role=healer&amp;secondary=guide&amp;pillars=perfectionism,either_or",
		"?role=healer&amp;amp;secondary=guide&#38;pillars=perfectionism,either_or",
		"?role=healer&#x26;secondary=guide&AMP;pillars=perfectionism,either_or)",
		"?role=healer?secondary=guide?pillars=perfectionism,either_or",
		"?role%3Dhealer%26secondary%3Dguide%26pillars%3Dperfectionism%2Ceither_or",
		"?role%253Dhealer%2526secondary%253Dguide%2526pillars%253Dperfectionism%252Ceither_or",
		"?Role=Healer&Secondary=Guide+&Pillars=Perfectionism,%20Either-Or",
		"?role=healer&secondary=guide&secondary=guide&pillars=perfectionism,either_or&pillars=perfectionism,either_or",
		"?role=3Dhealer&secondary=3Dguide&pillars=3Dperfectionism,either_or",
	])("with everything it names, from %j", (search) => {
		expect(resultIn(search)).toEqual(both);
	});

	it("where names have hyphens, blanks and plus signs, as people type them", () => {
		const { primary, secondary, topPillars } =
			resultIn(
				"?role=frontline-responder&secondary=Guide+&pillars=Either-Or,%20sense+of+urgency",
			) ?? healer;
		expect({ primary, secondary, topPillars }).toEqual({
			primary: "frontline_responder",
			secondary: "guide",
			topPillars: ["either_or", "sense_of_urgency"],
		});
		expect(roleNamed(" Frontline Responder")).toBe("frontline_responder");
	});
});

it.each([
	"secondary=wizard",
	"secondary=gui",
	"secondary=",
	"secondary=guide&secondary=weaver",
	"secondary=__proto__",
	"pillars=either_or,patience",
	"pillars=",
	"pillars=either_or",
	"pillars=either_or,",
	"pillars=either_or,objectivity,paternalism",
	"pillars=either_or,either_or",
	"pillars=either_or,objec",
	"pillars=either_or,objectivity&pillars=objectivity,perfectionism",
	"seco",
	"secondary",
	"pil",
	"",
])("a link with %j names its role, and says that a part of it can't be read", (parameter) => {
	expect(resultIn(`?role=healer&${parameter}`)).toEqual({ ...healer, isCut: true });
});

/** What stands before and behind a link, and what programs make of it. */
const BEFORE = ["", "(", "<", "“", "«", '"', "*", "_", "\u2068", "\u200b", "[", "See: "];
const BEHIND = [
	"",
	".",
	",",
	"!",
	")",
	">",
	"”",
	"»",
	'"',
	"*",
	"_",
	"’s",
	"\u2069",
	"\u200b",
	"\u00a0",
	"]",
	"?",
	"?fbclid=x",
	"&utm_source=x",
	"#top",
	"%20",
	"%E2%80%9D",
];
const WRAPPERS: readonly ((link: string) => string)[] = [
	(link) => link,
	(link) => link.replaceAll("&", "&amp;"),
	(link) => link.replaceAll("&", "&#38;"),
	(link) => link.replaceAll("=", "=3D"),
	(link) => link.replaceAll("?", "%3F").replaceAll("=", "%3D").replaceAll("&", "%26"),
	(link) => link.replaceAll(",", "%2C").replaceAll("_", "%5F"),
	(link) => link.replaceAll("_", "-").toUpperCase(),
	(link) => `https://www.google.com/url?q=${encodeURIComponent(link)}&sa=D`,
	(link) => `https://l.facebook.com/l.php?u=${encodeURIComponent(link)}&h=AT0`,
	(link) =>
		`https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05%7C01%7Cx%7C0&reserved=0`,
	(link) => `https://secure-web.cisco.com/1abc-DEF_9/${encodeURIComponent(link)}`,
	(link) => `https://urldefense.proofpoint.com/v1/url?u=${encodeURIComponent(link)}&k=x`,
];

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

it("whatever is done to a link, it shows the same result", () => {
	const wrap = fc.constantFrom(...WRAPPERS);
	fc.assert(
		fc.property(
			anyResult,
			fc.tuple(fc.constantFrom(...BEFORE), wrap, wrap, fc.constantFrom(...BEHIND)),
			(result, [before, inner, outer, behind]) => {
				const link = `${before}${outer(inner(resultLink(SITE, result)))}${behind}`;
				expect(resultIn(link), link).toEqual({ ...result, isCut: false });
				expect(previewOf("/quiz", link)).toBe(previewPath(result.primary));
			},
		),
		{ numRuns: 3000 },
	);
});

it("a link that is cut anywhere shows its role, or says that it is cut", () => {
	fc.assert(
		fc.property(anyResult, fc.nat(200), (result, length) => {
			const link = resultLink(SITE, result).slice(0, length);
			const read = resultIn(link);
			if (!read) return;
			expect(read.primary).toBe(result.primary);
			const isSame =
				read.secondary === result.secondary && `${read.topPillars}` === `${result.topPillars}`;
			// Nothing tells that a link goes on behind a value that is whole.
			if (!isSame && !/[a-z]$/.test(link)) expect(read.isCut, link).toBe(true);
			if (read.secondary) expect(read.secondary).toBe(result.secondary);
		}),
		{ numRuns: 2000 },
	);
});

it("reads back what resultLink writes", () => {
	fc.assert(
		fc.property(anyResult, (result) => {
			const link = resultLink(SITE, result);
			expect(resultIn(new URL(link).search)).toEqual({ ...result, isCut: false });
		}),
	);
});

it("any text names roles and pillars that exist, in linear time", () => {
	const anySearch = fc.oneof(
		fc.string({ unit: "binary" }),
		fc
			.tuple(fc.constantFrom("healer", "guide", "wizard"), fc.string(), fc.string())
			.map(([role, one, other]) => `?role=${role}&secondary=${one}&pillars=${one},${other}`),
	);
	fc.assert(
		fc.property(anySearch, (search) => {
			const read = resultIn(search);
			if (!read) return;
			expect(ROLE_KEYS).toContain(read.primary);
			expect([null, ...ROLE_KEYS]).toContain(read.secondary);
			for (const pillar of read.topPillars) expect(PILLAR_KEYS).toContain(pillar);
		}),
		{ numRuns: 300 },
	);
	for (const part of [
		"a",
		"%25",
		"&amp;",
		"..",
		"&",
		"_",
		",",
		"=3d",
		"&role=guide",
		" ",
		"role=",
	]) {
		resultIn(`?role=healer&secondary=${part.repeat(100_000 / part.length)}`);
	}
});

it("reads a parameter of another list", () => {
	expect(firstAnswerIn("?first=3.")).toBe(2);
	expect(firstAnswerIn("?a=b&amp;FIRST=2")).toBe(1);
	expect(firstAnswerIn("?first%3D4&first=4")).toBe(3);
	expect(firstAnswerIn("?first=5")).toBeUndefined();
	expect(firstAnswerIn("?first=1x")).toBeUndefined();
	expect(firstAnswerIn("?first=1&first=2")).toBeUndefined();
	expect(firstAnswerIn("?thefirst=1")).toBeUndefined();
});

describe("in a pasted line", () => {
	const query = "role=healer&secondary=guide";
	const link = `${SITE}/quiz?${query}`;
	const proofpoint2 = link
		.replace(/[:?=&]/g, (sign) => `-${sign.charCodeAt(0).toString(16).toUpperCase()}`)
		.replaceAll("/", "_");

	it.each([
		`https://urldefense.com/v3/__${link}__;!!AbC-dE$`,
		`https://urldefense.com/v3/__${SITE}/quiz?role=healer*secondary=guide__;Jg!!AbC-dE$`,
		`https://urldefense.com/v3/__${SITE}/quiz**Arole=healer&secondary=guide__;Lz8!!AbC-dE$`,
		`https://urldefense.proofpoint.com/v2/url?u=${proofpoint2}&d=DwMFaQ&c=abc-D_e`,
		`https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(`https://urldefense.proofpoint.com/v2/url?u=${proofpoint2}&d=x`)}&data=05%7C02`,
		`https://linkprotect.cudasvc.com/url?a=${encodeURIComponent(link)}&c=E,1,abc-D_e,&typo=1`,
		`https://eu-west-1.protection.sophos.com?d=example.org&u=${btoa(link)}&i=NWZ`,
		`https://secure-web.cisco.com/1abc/${encodeURIComponent(link)}`,
		`<${link.replace("&", "&amp;")}|${link}>`,
		`[my result](${link})`,
		`_${link}_`,
		`*${link}*`,
		`\u2068${link}\u2069`,
		link.replace("?", "?utm_source=x&").replace("healer", "Healer"),
		link.replaceAll("=", "=3D"),
		`${link.replaceAll("=", "=3D").slice(0, 40)}=\r\n${link.replaceAll("=", "=3D").slice(40)}`,
		link.replace("&", "\n&"),
		link.replace("guide", "\nguide"),
		link.replace("?", "%3F").replace("&", "%26"),
	])("%s is read", (text) => {
		expect(readPeople(`Maya: ${text}`)).toEqual({
			people: [{ name: "Maya", primary: "healer", secondary: "guide" }],
			leftOut: [],
		});
	});

	it.each([
		`${SITE}/quiz?role=healer&secondary=gui`,
		`${SITE}/quiz?role=healer&secondary=`,
		`${SITE}/quiz?role=healer&seco`,
		`${SITE}/quiz?role=healer…`,
		`${SITE}/quiz?role=healer *&secondary=guide*`,
		"https://protect-us.mimecast.com/s/abc123?domain=example.org",
	])("%s is left out, or named beside what is read of it", (text) => {
		expect(readPeople(`Maya: ${text}`).leftOut).toEqual([`Maya: ${text}`]);
	});

	it("a wrapped link gives the same person or is left out", () => {
		const wrap = fc.constantFrom(...WRAPPERS);
		const ends = fc.tuple(fc.constantFrom(...BEFORE), fc.constantFrom(...BEHIND));
		fc.assert(
			fc.property(anyResult, wrap, ends, (result, wrapper, [before, behind]) => {
				const text = `Maya: ${before}${wrapper(resultLink(SITE, result))}${behind}`;
				const { people, leftOut } = readPeople(text);
				const { primary, secondary } = result;
				if (leftOut.length === 0) {
					expect(
						people.map(({ name: _, ...roles }) => roles),
						text,
					).toEqual([{ primary, secondary }]);
				}
			}),
			{ numRuns: 2000 },
		);
	});
});
