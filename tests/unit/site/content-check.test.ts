import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { copyOfContent } from "./content-copy.ts";

const QUESTIONS = "shared/quiz/questions.json";
const ROLES = "shared/quiz/roles.json";
const PROGRAMS = "shared/quiz/programs.json";
const SITE = "site/_data/site.json";
const NAVIGATION = "site/_data/navigation.json";
const SEED = "site/_data/plans/seed.json";
const PARTNER = "site/_data/partners/bakers.json";
const EVENT = "site/_data/events/soup.json";
const CLAIMS = "site/_data/claims.json";
const ZINE = "site/_data/products/zine.json";

const aRole = `expected one of ${ROLE_KEYS.join(", ")}.`;

/** Positions in lists are the founder's to change. */
const withoutPositions = (fault: string) => fault.replace(/\[\d+\]/g, "[#]");

const composedPage = (path: string, menu: string) =>
	JSON.stringify({
		$schema: "../../../.cache/schemas/page.json",
		path,
		metadata: {
			title: "Retreat",
			description: "Two days of rest by the river, for a dozen tired people.",
		},
		menu,
		dye: "moss",
		head: { title: "Retreat", lead: "Two days by the river." },
		sections: [{ kind: "text", title: "What happens", paragraphs: ["We rest."] }],
	});

test("the copy that these tests spoil has no fault", () => {
	expect(copyOfContent().faults()).toEqual([]);
});

describe("a text of the content that is replaced by another", () => {
	type Edit = [file: string, from: string, to: string, behind?: string];

	const FAULTY: readonly [Edit, string][] = [
		[
			[QUESTIONS, '"healer"', '"heeler"', '"id": "q3"'],
			`[#].options[#].role: found "heeler", ${aRole} Did you mean "healer"?`,
		],
		[
			[QUESTIONS, '"worship_written_word"', '"only_one_right_way"'],
			'[#].options[#].pillars[#]: found "only_one_right_way", expected a pillar other than the first.',
		],
		[
			[NAVIGATION, '"/homestead"', '"/homstead"'],
			'main[#].links[#].href: found "/homstead", expected a page of this site. Did you mean "/homestead"?',
		],
		[
			[SITE, '"../../.cache/schemas/site.json"', '"site.json"'],
			'$schema: found "site.json", expected "../../.cache/schemas/site.json".',
		],
		[
			[PARTNER, '"parenting"', '"parentng"'],
			'programs[#]: found "parentng", expected the name of a file in site/_data/programs. Did you mean "parenting"?',
		],
	];

	test("is one fault, named with its place", () => {
		const content = copyOfContent();
		const expected = FAULTY.map(
			([[file, ...edit], fault]) => `${file}:${content.replace(file, ...edit)} ${fault}`,
		);
		expect(content.faults().map(withoutPositions).sort()).toEqual(expected.sort());
	});

	test.each<[Edit, string]>([
		[
			[PARTNER, '"bakers"', '"baker"'],
			'slug: found "baker", expected "bakers", as the file is called.',
		],
		[
			[SITE, '"locale"', '"name": "Another", "locale"'],
			'name: found the key "name" a second time, expected it once.',
		],
	])("%j is named with its place, besides what follows from it", ([file, ...edit], fault) => {
		const content = copyOfContent();
		const place = content.replace(file, ...edit);
		expect(content.faults().map(withoutPositions)).toContain(`${file}:${place} ${fault}`);
	});
});

describe("a value of the content that is set", () => {
	type Set = [file: string, path: string, value: unknown, fault: string];

	const TOGETHER: readonly Set[] = [
		[
			QUESTIONS,
			"0.prompt",
			"What now?",
			'[0].prompt: found "What now?" (9 characters), expected 40 to 140 characters.',
		],
		[
			PROGRAMS,
			"0.enrollment",
			{ state: "open" },
			'[0].enrollment: found an object, expected a way to join what is open: "plans" that include it, or a "payment" of its own.',
		],
		[
			ROLES,
			"1.recommendedPrograms",
			["parenting", "foundations"],
			'[1].recommendedPrograms: found "parenting" before a program that is open now, expected one that people can start today in the first place.',
		],
		[
			CLAIMS,
			"claims.0.words",
			"Broth, and time to talk",
			'description: found "Soup, and time to talk.", expected the words "Broth, and time to talk"',
		],
	];
	const ALONE: readonly Set[] = [
		[
			PROGRAMS,
			"4.partner",
			null,
			`found "parenting", expected "bakers" as its partner in ${PROGRAMS}, too.`,
		],
		[
			PARTNER,
			"programs",
			[],
			`found "bakers", expected "parenting" among the courses of ${PARTNER}, too.`,
		],
	];

	test.each([TOGETHER, ...ALONE.map((each) => [each])])(
		"is one fault each, named with file and line (%#)",
		(...set) => {
			const content = copyOfContent();
			for (const [file, path, value] of set) content.set(file, path, value);
			const found = content.faults();
			for (const [, , , fault] of set)
				expect(found).toContainEqual(expect.stringContaining(` ${fault}`));
			expect(found).toHaveLength(set.length);
			expect(found.filter((line) => !/^(?:site|shared)\/\S+:\d+:\d+:? /.test(line))).toEqual([]);
		},
	);

	test.each([
		["You hear from us within 3 days.", "within 3 days"],
		["We share it only if you ask.", "only if"],
	])("the promise in %j needs a claim", (text, promise) => {
		const content = copyOfContent();
		content.set(SEED, "firstStep", text);
		const message = `firstStep: "${promise}" is a promise. Take it out, or add it to ${CLAIMS} as a claim to confirm.`;
		const place = content.placeOf(SEED, JSON.stringify(text));
		expect(content.faults()).toEqual([`${SEED}:${place} ${message}`]);

		content.set(CLAIMS, "claims.0", { file: SEED, words: text, confirm: "You do." });
		expect(content.faults()).toEqual([]);
	});

	test("a rationale for a role that doesn't recommend the program is refused", () => {
		const content = copyOfContent();
		const storyteller = "You tell what you saw, and here you learn to listen.";
		content.set(PROGRAMS, "0.rationale", { storyteller });
		for (const [index, role] of ROLE_KEYS.entries()) {
			const slug = role === "guide" ? "foundations" : "community-hub";
			content.set(ROLES, `${index}.recommendedPrograms`, [slug]);
		}
		const place = content.placeOf(PROGRAMS, '"storyteller"');
		expect(content.faults()).toContain(
			`${PROGRAMS}:${place} [0].rationale.storyteller: found a rationale for "storyteller", expected one only for roles that recommend "foundations" in ${ROLES}: guide.`,
		);
	});

	test("a photo that is missing is named with the one that was meant", () => {
		const content = copyOfContent();
		content.write("site/images/ebook.jpg", "");
		content.set(ZINE, "image", { file: "ebok.jpg", alt: "A page" });
		expect(content.faults()).toEqual([
			`${ZINE}:${content.placeOf(ZINE, '"ebok.jpg"')} image.file: found "ebok.jpg", expected the name of a file in site/images. Did you mean "ebook.jpg"?`,
		]);
	});
});

test.each([
	[SITE, "founderPortrait", [639, 640], "640 x 640"],
	["site/_data/pages/homestead.json", "photo", [1279, 900], "1280 pixels wide"],
] as const)(
	"in %s, a photo that is too small for its %s is refused",
	async (file, path, [width, height], least) => {
		const content = copyOfContent();
		for (const [name, side] of [
			["small.jpg", 0],
			["large.jpg", 1280],
		] as const) {
			const size = { width: side || width, height: side || height };
			const picture = sharp({ create: { ...size, channels: 3, background: "#c85" } });
			content.write(`site/images/${name}`, await picture.jpeg().toBuffer());
		}
		content.set(file, path, { file: "small.jpg", alt: "A loaf" });
		expect(content.faults()).toEqual([
			expect.stringContaining(
				`${path}.file: found a photo of ${width} x ${height} pixels, expected at least ${least}.`,
			),
		]);
		content.set(file, path, { file: "large.jpg", alt: "A loaf" });
		expect(content.faults()).toEqual([]);
	},
);

describe("the content check", () => {
	test.each([
		[
			"without a comma",
			'{\n  "name": "A"\n  "b": 1\n}',
			'3:3: found "b", expected a comma before it.',
		],
		[
			"with a comma too many",
			'{\n  "name": "A",\n}\n',
			'3:1: found a comma before "}", expected none after the last entry.',
		],
		[
			"with a byte order mark",
			"\uFEFF{}\n",
			'1:1: found a byte order mark, expected none: save the file as "UTF-8", not as "UTF-8 with BOM".',
		],
	])("a file %s is refused with its line", (_, text, fault) => {
		const content = copyOfContent();
		content.write(SITE, text);
		expect(content.faults()).toEqual([`${SITE}:${fault}`]);
	});

	test("a partner that is deleted leaves its programs and events without one", () => {
		const content = copyOfContent();
		content.set(EVENT, "partner", "bakers");
		expect(content.faults()).toEqual([]);
		content.remove("site/_data/partners/bakers.json");
		expect(content.faults()).toEqual([]);
	});

	test("a file that no schema knows and one that is missing are named", () => {
		const content = copyOfContent();
		content.write("site/_data/navigations.json", "{}");
		content.remove("shared/quiz/tiers.json");
		expect(content.faults()).toEqual([
			"shared/quiz/tiers.json:1:1: found no such file, expected it to be there.",
			'site/_data/navigations.json:1:1: found a file that no schema knows, expected a kind of file in site/schemas/kinds.ts. Did you mean "site/_data/navigation.json"?',
		]);
	});

	test.each([
		["/retreat", "More", []],
		["/spring", "More", ['path: found "/spring", expected "/retreat", as the file is called.']],
		[
			"/shop/zine",
			"More",
			[
				'path: found "/shop/zine", expected "/retreat", as the file is called.',
				'path: found "/shop/zine", expected an address that no page has.',
			],
		],
		["/retreat", "Mor", ['menu: found "Mor", expected one of the menus that open: More.']],
	])("a page of sections at %s in the menu %s has the faults %j", (path, menu, faults) => {
		const content = copyOfContent();
		content.write("site/_data/pages/retreat.json", composedPage(path, menu));
		expect(content.faults().map((fault) => fault.replace(/^\S+ /, ""))).toEqual(faults);
	});

	test("a program of the quiz without a page is named", () => {
		const content = copyOfContent();
		content.remove("site/_data/programs/parenting.json");
		const place = content.placeOf(PROGRAMS, '"parenting"', '"slug": "decolonization-301"');
		expect(content.faults()).toContain(
			`${PROGRAMS}:${place} [4].slug: found "parenting", expected a page for it: site/_data/programs/parenting.json.`,
		);
	});

	test("all faults show at once, in the order of files and lines", () => {
		const content = copyOfContent();
		const site = content.replace(SITE, '"en-US"', '"english"');
		const late = content.replace(QUESTIONS, '"guide"', '"guidee"', '"id": "q9"');
		const early = content.replace(QUESTIONS, '"weaver"', '"weever"');
		expect(content.faults().map((line) => line.split(" ")[0])).toEqual([
			`${QUESTIONS}:${early}`,
			`${QUESTIONS}:${late}`,
			`${SITE}:${site}`,
		]);
	});
});

test.each(["editor.repository", "editor"])("the site may lack %s, and name an endpoint", (path) => {
	const content = copyOfContent();
	content.set(SITE, "formsEndpoint", "/api");
	content.set(SITE, path, null);
	expect(content.faults()).toEqual([]);
});

test.each<[string, string, unknown, string][]>([
	[
		[EVENT, "title", "Soup\u200B", 'found "SoupU+200B", expected some text'],
		[ZINE, "order", 902, "expected a place that no other product has, such as 903"],
		[ZINE, "price", 1e21, "expected at most 100,000 dollars"],
	],
	[
		[EVENT, "title", "bread", "no other event has"],
		[EVENT, "date", "1921-05-01", "expected a day of this century"],
		[ZINE, "price", 19.999, "expected dollars with at most two digits for cents"],
		[ZINE, "title", "x".repeat(5000), "expected at most 240 characters"],
	],
])("each of several values that no page can show is refused (set %#)", (...edits) => {
	const content = copyOfContent();
	for (const [file, path, value] of edits) content.set(file, path, value);
	const faults = content.faults().join("\n");
	for (const [, , , expected] of edits) expect(faults).toContain(expected);
});
