import sharp from "sharp";
import { expect, test } from "vitest";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { OWN_ARTICLE } from "../../own-items.ts";
import { copyOfContent } from "./content-copy.ts";

const QUESTIONS = "shared/quiz/questions.json";
const ROLES = "shared/quiz/roles.json";
const PROGRAMS = "shared/quiz/programs.json";
const SITE = "site/_data/site.json";
const NAVIGATION = "site/_data/navigation.json";
const HOMESTEAD = "site/_data/pages/homestead.json";
const SEED = "site/_data/plans/seed.json";
const PARTNER = "site/_data/partners/bakers.json";
const EVENT = "site/_data/events/soup.json";
const BREAD = "site/_data/events/bread.json";
const CLAIMS = "site/_data/claims.json";
const ZINE = "site/_data/products/zine.json";
const CARDS = "site/_data/products/cards.json";

const aRole = `expected one of ${ROLE_KEYS.join(", ")}.`;

/** Positions in lists are the founder's to change. */
const withoutPositions = (fault: string) => fault.replace(/\[\d+\]/g, "[#]");

const modularPage = (path: string, menu: string) =>
	JSON.stringify({
		$schema: "../../../.cache/schemas/page.json",
		path,
		metadata: {
			title: `Retreat at ${path}`,
			description: "Two days of rest by the river, for a dozen tired people.",
		},
		menu,
		dye: "moss",
		head: { title: "Retreat", lead: "Two days by the river." },
		sections: [{ kind: "text", title: "What happens", paragraphs: ["We rest."] }],
	});

test("the copy of the content has no fault before a test changes it", () => {
	expect(copyOfContent().faults()).toEqual([]);
});

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
		[PROGRAMS, '"bakers"', '"baker"'],
		'[#].partner: found "baker", expected the name of a file in site/_data/partners. Did you mean "bakers"?',
	],
];

test("a text of the content that is replaced by another is one fault, named with its place", () => {
	const content = copyOfContent();
	const expected = FAULTY.map(
		([[file, ...edit], fault]) => `${file}:${content.replace(file, ...edit)} ${fault}`,
	);
	expect(content.faults().map(withoutPositions).sort()).toEqual(expected.sort());
});

test("a text of the content that is replaced by another is named with its place, besides what follows from it", () => {
	const content = copyOfContent();
	const slug = content.replace(PARTNER, '"bakers"', '"baker"');
	const name = content.replace(SITE, '"locale"', '"name": "Another", "locale"');
	const faults = content.faults().map(withoutPositions);
	expect(faults).toContain(
		`${PARTNER}:${slug} slug: found "baker", expected "bakers", as the file is called.`,
	);
	expect(faults).toContain(
		`${SITE}:${name} name: found the key "name" a second time, expected it once.`,
	);
});

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
	// Signs of Markdown in a title, and what sentences can't have.
	[EVENT, "title", "Soup *and* [bread](/shop)", '(/shop)", expected plain words, because links'],
	[ZINE, "contents.0", "The **zine**", 'contents[0]: found "The **zine**", expected plain words'],
	[
		ZINE,
		"description",
		"# Eight pages about bread and salt, to read in any order.",
		"before a heading",
	],
	// What no page can show.
	[BREAD, "title", "Soup\u200B", 'found "SoupU+200B", expected some text'],
	[BREAD, "date", "1921-05-01", "expected a day of this century"],
	[ZINE, "price", 1e21, "expected at most 100,000 dollars"],
	[CARDS, "price", 19.999, "expected dollars with at most two digits for cents"],
	[CARDS, "title", "x".repeat(5000), "expected at most 240 characters"],
	[HOMESTEAD, "metadata.title", "bread", "a title that no other page has"],
];
test("a value of the content that is set is one fault each, named with file and line", () => {
	const content = copyOfContent();
	for (const [file, path, value] of TOGETHER) content.set(file, path, value);
	const found = content.faults();
	for (const [, , , fault] of TOGETHER)
		expect(found).toContainEqual(expect.stringContaining(fault));
	expect(found).toHaveLength(TOGETHER.length);
	expect(found.filter((line) => !/^(?:site|shared)\/\S+:\d+:\d+:? /.test(line))).toEqual([]);
});

test("a promise needs a claim", () => {
	const content = copyOfContent();
	const promises = [
		[SEED, "firstStep", "You hear from us within 3 days.", "within 3 days"],
		[EVENT, "description", "Soup, and more of it within two months.", "within two months"],
		[ZINE, "description", "Eight pages, and we share them only if you ask us to.", "only if"],
	] as const;
	for (const [file, key, text] of promises) content.set(file, key, text);
	const expected = promises.map(
		([file, key, text, promise]) =>
			`${file}:${content.placeOf(file, JSON.stringify(text))} ${key}: "${promise}" is a promise. Take it out, or add it to ${CLAIMS} as a claim to confirm.`,
	);
	expect(content.faults().sort()).toEqual(expected.toSorted());
	const [[file, , words]] = promises;
	content.set(CLAIMS, "claims.0", { file, words, confirm: "You do." });
	expect(content.faults().sort()).toEqual(expected.slice(1).sort());
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

test("a picture in an article is a photo of the site, with words and a paragraph of its own", async () => {
	const content = copyOfContent();
	const picture = sharp({ create: { width: 640, height: 640, channels: 3, background: "#c85" } });
	content.write("site/images/table.jpg", await picture.jpeg().toBuffer());
	const faultsWith = (text: string) => {
		content.write(OWN_ARTICLE.file, `${OWN_ARTICLE.text}\n\n${text}\n`);
		return content.faults().map((fault) => fault.replace(/^.*?: (?=found)/, ""));
	};
	expect(faultsWith("![A table](/photos/table.jpg)")).toEqual([]);
	for (const [text, fault] of [
		["![](/photos/table.jpg)", /expected what the picture shows/],
		["Bread: ![A table](/photos/table.jpg)", /expected an empty line before and after/],
		["![A table](https://example.org/table.jpg)", /expected a photo of this site/],
		["![A table](/photos/tabel.jpg)", /found "tabel.jpg".* Did you mean "table.jpg"/],
	] as const)
		expect(faultsWith(text)).toEqual([expect.stringMatching(fault)]);
});

test("a photo that is too small for its place is refused", async () => {
	const content = copyOfContent();
	const photo = async (width: number, height: number) => {
		const file = `${width}.jpg`;
		const picture = sharp({ create: { width, height, channels: 3, background: "#c85" } });
		content.write(`site/images/${file}`, await picture.jpeg().toBuffer());
		return { file, alt: "A loaf" };
	};
	const [portrait, land, large] = [
		await photo(639, 640),
		await photo(1279, 900),
		await photo(1280, 1280),
	];
	content.set(SITE, "founderPortrait", portrait);
	content.set(HOMESTEAD, "photo", land);
	const fault = (place: string, size: string, least: string) =>
		expect.stringContaining(
			`${place}.file: found a photo of ${size} pixels, expected at least ${least}.`,
		);
	expect(content.faults()).toEqual([
		fault("photo", "1279 x 900", "1280 pixels wide"),
		fault("founderPortrait", "639 x 640", "640 x 640"),
	]);
	content.set(SITE, "founderPortrait", large);
	content.set(HOMESTEAD, "photo", large);
	expect(content.faults()).toEqual([]);
	// The beginning of an iPhone's photo, which the phone or a program has named .jpg.
	const heic = Buffer.from("00000018667479706865696300000000", "hex");
	content.write(`site/images/${large.file}`, Buffer.concat([heic, Buffer.alloc(400)]));
	for (const fault of content.faults()) expect(fault).toContain("kind HEIC");
	expect(content.faults()).toHaveLength(2);
});

test("a file without a comma, with a comma too many or with a byte order mark is refused with its line", () => {
	const content = copyOfContent();
	content.write(SITE, '{\n  "name": "A"\n  "b": 1\n}');
	content.write(SEED, '{\n  "name": "A",\n}\n');
	content.write(EVENT, "\uFEFF{}\n");
	const faults = content.faults();
	expect(faults).toContain(`${SITE}:3:3: found "b", expected a comma before it.`);
	expect(faults).toContain(
		`${SEED}:3:1: found a comma before "}", expected none after the last entry.`,
	);
	expect(faults).toContain(
		`${EVENT}:1:1: found a byte order mark, expected none: save the file as "UTF-8", not as "UTF-8 with BOM".`,
	);
});

test.each([500, 2_000, 5_000, 50_000])(
	"a file with %i lists in lists is refused by its name",
	(depth) => {
		const content = copyOfContent();
		content.write(EVENT, "[".repeat(depth) + "]".repeat(depth));
		expect(content.faults().join("\n")).toContain(`${EVENT}:1:1`);
	},
);

test("a partner that is deleted leaves its programs and events without one", () => {
	const content = copyOfContent();
	content.set(EVENT, "partner", "bakers");
	content.remove("site/_data/partners/bakers.json");
	expect(content.faults()).toEqual([]);
});

test("a program's file, whose name begins with a dot, is no content", () => {
	const content = copyOfContent();
	for (const name of [".#zine.json", "._zine.json"])
		content.write(`site/_data/products/${name}`, "\u0000Mac");
	content.write("site/articles/.bread.md.swp.md", "b0VIM");
	content.write("site/_data/.sync/zine.json", "{}");
	expect(content.faults()).toEqual([]);
});

test("a file that no schema knows and one that is missing are named", () => {
	const content = copyOfContent();
	content.write("site/_data/navigations.json", "{}");
	content.remove("shared/quiz/tiers.json");
	expect(content.faults()).toEqual([
		"shared/quiz/tiers.json:1:1: found no such file, expected it to be there.",
		'site/_data/navigations.json:1:1: found a file that no schema knows, expected a content type of site/schemas/content-types.ts. Did you mean "site/_data/navigation.json"?',
	]);
});

test("a page of sections has a unique address that matches its file's name, and a menu that exists", () => {
	const content = copyOfContent();
	const pages = [
		["retreat", "/retreat", "More", []],
		[
			"spring",
			"/sprung",
			"More",
			['path: found "/sprung", expected "/spring", as the file is called.'],
		],
		[
			"zine",
			"/shop/zine",
			"More",
			[
				'path: found "/shop/zine", expected "/zine", as the file is called.',
				'path: found "/shop/zine", expected an address that no page has.',
			],
		],
		["rest", "/rest", "Mor", ['menu: found "Mor", expected one of the menus that open: More.']],
	] as const;
	for (const [name, path, menu] of pages)
		content.write(`site/_data/pages/${name}.json`, modularPage(path, menu));
	const faults = content.faults();
	for (const [name, , , expected] of pages) {
		const own = faults.filter((fault) => fault.startsWith(`site/_data/pages/${name}.json:`));
		expect(own.map((fault) => fault.replace(/^\S+ /, ""))).toEqual(expected);
	}
});

test("a program of the quiz that leads to a page which isn't there is named", () => {
	const content = copyOfContent();
	content.remove("site/_data/programs/parenting.json");
	const place = content.placeOf(PROGRAMS, '"/academy/parenting"');
	const found = content.faults();
	expect(found).toContain(
		`${PROGRAMS}:${place} [4].url: found "/academy/parenting", expected a page of this site.`,
	);
	content.set(PROGRAMS, "4.url", "/academy");
	expect(content.faults()).toHaveLength(found.length - 1);
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

test.each(["editor.repository", "editor"])("the site may lack %s, and name an endpoint", (path) => {
	const content = copyOfContent();
	content.set(SITE, "formsEndpoint", "/api");
	content.set(SITE, path, null);
	expect(content.faults()).toEqual([]);
});
