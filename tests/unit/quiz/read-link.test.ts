import fc from "fast-check";
import { expect, it } from "vitest";
import { readPeople } from "../../../shared/circle/read-people.ts";
import { PILLAR_KEYS, ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { isResultLink, keysIn, roleNamed } from "../../../shared/quiz/read-link.ts";
import type { SharedResult } from "../../../shared/quiz/result.ts";
import { resultIn, resultLink } from "../../../shared/quiz/result-link.ts";
import { previewOf, previewPath } from "../../../shared/quiz/role-path.ts";
import { anyText } from "../../any-text.ts";

const SITE = "https://www.example.org";
const MORE_RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 1_000) };

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

type Damage = (link: string) => string;

/** Changes the query of a link, or the whole text if it has no query left to see. */
const inQuery =
	(change: Damage): Damage =>
	(link) => {
		const start = link.lastIndexOf("?") + 1;
		return link.slice(0, start) + change(link.slice(start));
	};

/** Encodes the characters of a query at which `mask` has a 1, but no separators alone. */
const encodeSome = (text: string, mask: number) =>
	text.replaceAll(/%\w\w|&#?\w+;|\\u\w{4}|[^%&;]/gi, (sign, index: number) =>
		sign.length === 1 && (mask >> (index % 31)) & 1 && sign < "\x7f"
			? `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`
			: sign,
	);

const BLANKS = [" ", "%20", "+", "%0D%0A", "%09", "\u00a0", "%C2%A0", "\u200b", "\u00ad", "\u2800"];
const FOREIGN = [
	"fbclid=IwAR0abc",
	"utm_source=quiz",
	"user.role=guide",
	"account-role=weaver",
	"my_role=admin",
	"utm_content=secondary=guide",
	"utm_campaign=role=weaver",
	"q=role:guide",
	"__proto__=role",
	"page_id=7",
	"preview=true",
];
const AROUND: readonly (readonly [string, string])[] = [
	["(", ")"],
	["<", ">"],
	["“", "”."],
	["«", "»"],
	['"', '",'],
	["*", "*"],
	["_", "_"],
	["\u2068", "\u2069"],
	["[", "]"],
	["See: ", "!"],
	["", "。"],
	["", "#top"],
	["", "%E2%80%9D"],
	["", "?fbclid=x"],
];
const WRAPPERS: readonly Damage[] = [
	(link) => `https://www.google.com/url?q=${encodeURIComponent(link)}&sa=D`,
	(link) => `https://l.facebook.com/l.php?u=${encodeURIComponent(link)}&h=AT0`,
	(link) =>
		`https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05%7C01%7Cx%7C0&reserved=0`,
	(link) => `https://secure-web.cisco.com/1abc-DEF_9/${encodeURIComponent(link)}`,
	(link) => `https://urldefense.proofpoint.com/v1/url?u=${encodeURIComponent(link)}&k=x`,
];

/** What programs and people do to a link without losing anything of it. */
const harmless: fc.Arbitrary<Damage> = fc.oneof(
	fc.constantFrom<Damage>(
		(link) => link.replaceAll("&", "&amp;"),
		(link) => link.replaceAll("&", "&#38;"),
		(link) => link.replaceAll("=", "=3D"),
		(link) => link.replaceAll("&", "\\u0026").replaceAll("=", "\\u003d"),
		(link) => link.replaceAll(/([_*~])/g, "\\$1"),
		(link) => link.replaceAll("_", "-"),
		(link) => link.toUpperCase(),
		inQuery((query) => query.replaceAll(",", ", ")),
		inQuery((query) => query.replaceAll("=", "[]=")),
		inQuery((query) =>
			query.replaceAll(/(?<![%&\\][\w#]{0,9})[a-z]/g, (letter) =>
				String.fromCodePoint(letter.charCodeAt(0) + 0xfee0),
			),
		),
		inQuery((query) => `${query}&${query}`),
		...WRAPPERS,
	),
	fc.constantFrom(...AROUND).map(
		([before, behind]): Damage =>
			(link) =>
				before + link + behind,
	),
	fc.nat().map((mask) => inQuery((query) => encodeSome(query, mask))),
	fc.tuple(fc.constantFrom(...BLANKS), fc.nat(200)).map(([blank, at]) =>
		inQuery((query) => {
			// A blank inside of an escape would destroy it, which is harm.
			const places = [...query.matchAll(/(?<!%\w{0,9}|&[\w#]*|\\\w*)(?=\w)/g)].map(
				({ index }) => index,
			);
			const place = places[at % places.length] ?? 0;
			return query.slice(0, place) + blank + query.slice(place);
		}),
	),
	fc
		.tuple(fc.constantFrom(...FOREIGN), fc.nat(5))
		.map(([foreign, at]) =>
			inQuery((query) => query.split("&").toSpliced(at, 0, foreign).join("&")),
		),
);

/**
 * Whether a change at this place can't be detected. Without its ellipsis, a shortened link looks whole; without the
 * separator behind it, another program's parameter would contain ours; and a broken escape is other letters.
 */
function isUnseen(query: string, at: number): boolean {
	const before = query.slice(0, at);
	const isEscape = query[at] === "%" || /%(?:25)*\w?$/.test(before);
	return query[at] === "…" || isEscape || FOREIGN.some((each) => before.endsWith(each));
}

/** Replaces characters of a query, unless nobody could tell. */
const replacing = (at: number, count: number, sign = "") =>
	inQuery((query) =>
		isUnseen(query, at) ? query : query.slice(0, at) + sign + query.slice(at + count),
	);

/** Damage that loses a part of a link. */
const harm: fc.Arbitrary<Damage> = fc.oneof(
	fc.nat(300).map(
		(length): Damage =>
			(link) =>
				link.slice(0, length),
	),
	fc.nat(80).map((length) => inQuery((query) => query.slice(0, length))),
	fc.nat(80).map((length) => inQuery((query) => `${query.slice(0, length)}…`)),
	fc
		.tuple(fc.nat(80), fc.nat(80))
		.map(([start, end]) => inQuery((query) => `${query.slice(0, start)}…${query.slice(-end)}`)),
	fc.nat(200).map((at) => replacing(at, 1)),
	fc
		.tuple(fc.nat(200), fc.constantFrom(..."abcxyz019%;:[]\\\n"))
		.map(([at, sign]) => replacing(at, 0, sign)),
	fc
		.constantFrom("utm_content=a%26role%3Dguide", "role_name=guide")
		// A link within another one is what the outer one leads to, whatever else stands there.
		.map((foreign) => inQuery((query) => (query.includes("%3A") ? query : `${foreign}&${query}`))),
	fc.constantFrom<Damage>(
		(link) => link.replaceAll("=", "&#61;"),
		(link) => link.replaceAll(",", ";"),
		(link) => link.replaceAll(",", "&comma;"),
		(link) => link.replaceAll("_", ""),
		(link) => link.replace(/ .*/s, ""),
		(link) => link.replace(/[()].*/s, ""),
	),
);

const damaged = (link: string, chain: readonly Damage[]) =>
	chain.reduce((text, damage) => damage(text), link);

it("a damaged link shows the same result, if nothing of the link was lost", () => {
	fc.assert(
		fc.property(anyResult, fc.array(harmless, { maxLength: 3 }), (result, chain) => {
			const link = damaged(resultLink(SITE, result), chain);
			expect(resultIn(link), link).toEqual({ ...result, isCut: false });
			expect(previewOf("/quiz", link)).toBe(previewPath(result.primary));
		}),
		MORE_RUNS,
	);
});

it("a damaged link never shows another result without saying that it is incomplete", () => {
	fc.assert(
		fc.property(
			anyResult,
			fc.array(fc.oneof(harmless, harm), { maxLength: 4 }),
			(result, chain) => {
				const link = damaged(resultLink(SITE, result), chain);
				const read = resultIn(link);
				if (read && !read.isCut) expect(read, link).toEqual({ ...result, isCut: false });
			},
		),
		MORE_RUNS,
	);
});

it("any text is read as roles and pillars that exist", () => {
	const anySearch = fc.oneof(
		anyText(),
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
});

it("a page's own parameters are found by their whole name, with the keys in them", () => {
	expect(keysIn("?abouts=visit", "about", ["visit"])).toBeUndefined();
	expect(keysIn("?about=3d-print", "about", ["3d-print"])).toEqual(["3d-print"]);
	expect(keysIn("?about=else", "about", ["visit"])).toEqual([]);
	expect(roleNamed(" Frontline Responder")).toBe("frontline_responder");
});

it.each(["?partner=oak", "?user.role=guide", "?rule=5", "?s=pillars", "?roles=editor", "?"])(
	"a page's own parameters don't make a result link: %s",
	(search) => {
		expect(isResultLink(search)).toBe(false);
		expect(resultIn(search)).toBeUndefined();
	},
);

/** What mail programs and messengers make of a link in pasted text. */
const PASTED: readonly Damage[] = [
	...WRAPPERS,
	(link) => {
		const signs = [...link.matchAll(/[?&]/g)].join("");
		return `https://urldefense.com/v3/__${link.replace(/[?&]/g, "*")}__;${btoa(signs).replace(/=+$/, "")}!!AbC-dE$`;
	},
	(link) => `https://urldefense.com/v3/__${link.replace("/quiz?", "/quiz**A")}__;Lz8!!AbC-dE$`,
	(link) => {
		const text = link
			.replace(/[:?=&,_]/g, (sign) => `-${sign.charCodeAt(0).toString(16).toUpperCase()}`)
			.replaceAll("/", "_");
		return `https://urldefense.proofpoint.com/v2/url?u=${text}&d=DwMFaQ&c=abc-D_e`;
	},
	(link) =>
		`https://linkprotect.cudasvc.com/url?a=${encodeURIComponent(link)}&c=E,1,abc-D_e,&typo=1`,
	(link) => `https://eu-west-1.protection.sophos.com?d=example.org&u=${btoa(link)}&i=NWZ`,
	(link) => `<${link.replaceAll("&", "&amp;")}|${link}>`,
	(link) => `[my result](${link})`,
	(link) => link.replaceAll("=", "=3D").replace(/.{40}/, "$&=\r\n"),
	(link) => link.replaceAll("&", "\n&"),
	(link) => link.replaceAll("&", "&\n"),
	(link) => link.replaceAll(/[?&]/g, encodeURIComponent),
	...AROUND.map(
		([before, behind]): Damage =>
			(link) =>
				before + link + behind,
	),
];

it("a link that a program wrapped gives its person", () => {
	fc.assert(
		fc.property(anyResult, fc.constantFrom(...PASTED), (result, wrap) => {
			const { primary, secondary } = result;
			const text = `Maya: ${wrap(resultLink(SITE, result))}`;
			expect(readPeople(text), text).toEqual({
				people: [{ name: "Maya", primary, secondary }],
				leftOut: [],
			});
		}),
	);
});

it("a damaged link gives the same person, or its line is listed as unreadable", () => {
	const pasted = fc.array(fc.oneof(harmless, harm), { maxLength: 3 });
	fc.assert(
		fc.property(anyResult, pasted, fc.nat(200), (result, chain, at) => {
			const link = damaged(resultLink(SITE, result), chain);
			const wrapped = `${link.slice(0, at)}\n${link.slice(at)}`;
			for (const text of [link, wrapped]) {
				// A line such as `ole:guide` is read as another person, with a name and a role.
				if (/\n\w+:/.test(text)) continue;
				const { people, leftOut } = readPeople(`Maya: ${text}`);
				if (leftOut.length > 0) continue;
				const { primary, secondary } = result;
				for (const { name: _, ...roles } of people)
					expect(roles, text).toEqual({ primary, secondary });
			}
		}),
		MORE_RUNS,
	);
});
