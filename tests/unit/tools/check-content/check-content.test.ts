import { describe, expect, test } from "vitest";
import { PILLAR_KEYS, ROLE_KEYS } from "../../../../shared/quiz/keys.ts";
import { copyOfContent } from "./fixture.ts";

const QUESTIONS = "shared/quiz/questions.json";
const ROLES = "shared/quiz/roles.json";
const PROGRAMS = "shared/quiz/programs.json";
const SITE = "site/_data/site.json";
const NAVIGATION = "site/_data/navigation.json";

test("the content as it is has no fault", () => {
	expect(copyOfContent().faults()).toEqual([]);
});

describe("a value that its schema does not allow", () => {
	test("a misspelt role", () => {
		const content = copyOfContent();
		const place = content.replace(QUESTIONS, '"healer"', '"heeler"', '"id": "q3"');
		expect(content.faults()).toEqual([
			expect.stringMatching(
				`^${QUESTIONS}:${place} \\[\\d+\\]\\.options\\[\\d\\]\\.role: found "heeler", expected one of ${ROLE_KEYS.join(", ")}\\. Did you mean "healer"\\?$`,
			),
		]);
	});

	test("a misspelt pillar, in another spelling of its label", () => {
		const content = copyOfContent();
		const place = content.replace(QUESTIONS, '"perfectionism"', '"Perfectionist"');
		expect(content.faults()).toEqual([
			`${QUESTIONS}:${place} [0].options[0].pillars[0]: found "Perfectionist", expected one of ${PILLAR_KEYS.join(", ")}. Did you mean "perfectionism"?`,
		]);
	});

	test("a role that resembles none gets no suggestion", () => {
		const content = copyOfContent();
		const place = content.replace(QUESTIONS, '"experimenter"', '"owl"');
		expect(content.faults()).toEqual([
			`${QUESTIONS}:${place} [0].options[0].role: found "owl", expected one of ${ROLE_KEYS.join(", ")}.`,
		]);
	});

	test("a pillar listed twice", () => {
		const content = copyOfContent();
		const place = content.replace(QUESTIONS, '"only_one_right_way"', '"perfectionism"');
		expect(content.faults()).toEqual([
			`${QUESTIONS}:${place} [0].options[0].pillars[1]: found "perfectionism", expected a pillar other than the first.`,
		]);
	});

	test("a missing option", () => {
		const content = copyOfContent();
		content.change(QUESTIONS, (data) => {
			Reflect.get(Reflect.get(Object(data), 4), "options").pop();
		});
		const place = content.placeOf(QUESTIONS, "[", '"id": "q5"');
		expect(content.faults()).toEqual([
			`${QUESTIONS}:${place} [4].options: found a list of 3, expected four options.`,
		]);
	});

	test("a label that is too short says how long it is", () => {
		const content = copyOfContent();
		content.change(QUESTIONS, (data) => {
			Reflect.set(Reflect.get(Object(data), 0), "prompt", "What now?");
		});
		const place = content.placeOf(QUESTIONS, '"What now?"');
		expect(content.faults()).toEqual([
			`${QUESTIONS}:${place} [0].prompt: found "What now?" (9 characters), expected 40 to 140 characters.`,
		]);
	});

	test("a slug used twice", () => {
		const content = copyOfContent();
		content.change(PROGRAMS, (data) => {
			Reflect.set(Reflect.get(Object(data), 1), "slug", "foundations");
		});
		const place = content.placeOf(PROGRAMS, "{", "\n  },\n");
		expect(content.faults()).toContain(
			`${PROGRAMS}:${place} [1]: found "foundations", expected a slug of its own.`,
		);
	});

	test("a dropdown's kind misspelt", () => {
		const content = copyOfContent();
		const place = content.replace(NAVIGATION, '"dropdown"', '"drop-down"');
		expect(content.faults()).toEqual([
			`${NAVIGATION}:${place} main[2].kind: found "drop-down", expected one of link, dropdown. Did you mean "dropdown"?`,
		]);
	});
});

describe("keys", () => {
	test("one that is misspelt: the stray one, and the missing one", () => {
		const content = copyOfContent();
		const place = content.replace(SITE, '"tagline"', '"tagine"');
		const [missing, stray, ...more] = content.faults();
		expect(more).toEqual([]);
		expect(missing).toBe(`${SITE}:1:1 tagline: found nothing, expected some text.`);
		expect(stray).toMatch(
			new RegExp(
				`^${SITE}:${place} tagine: found the key "tagine", expected one of the keys \\$schema, name, tagline, .*\\. Did you mean "tagline"\\?$`,
			),
		);
	});

	test("one that the schema does not know, inside one of several alternatives", () => {
		const content = copyOfContent();
		const place = content.replace(NAVIGATION, '"label"', '"lable"');
		expect(content.faults()).toEqual([
			expect.stringContaining("main[0].label: found nothing, expected some text."),
			`${NAVIGATION}:${place} main[0].lable: found the key "lable", expected one of the keys kind, label, href, links. Did you mean "label"?`,
		]);
	});

	test("the same one twice", () => {
		const content = copyOfContent();
		content.replace(SITE, '"locale"', '"name": "Another", "locale"');
		const place = content.placeOf(SITE, '"name": "Another"');
		expect(content.faults()).toEqual([
			`${SITE}:${place} name: found the key "name" a second time, expected it once.`,
		]);
	});

	test("$schema that leads elsewhere", () => {
		const content = copyOfContent();
		const place = content.replace(SITE, '"../../.cache/schemas/site.json"', '"site.json"');
		expect(content.faults()).toEqual([
			`${SITE}:${place} $schema: found "site.json", expected "../../.cache/schemas/site.json".`,
		]);
	});
});

describe("JSON", () => {
	test("a comma forgotten", () => {
		const content = copyOfContent();
		content.replace(SITE, ",", "");
		const place = content.placeOf(SITE, '"name"');
		expect(content.faults()).toEqual([
			`${SITE}:${place}: found "name", expected a comma before it.`,
		]);
	});

	test("a comma too many", () => {
		const content = copyOfContent();
		content.write(SITE, '{\n  "name": "Liberation Education",\n}\n');
		expect(content.faults()).toEqual([
			`${SITE}:3:1: found a comma before "}", expected none after the last entry.`,
		]);
	});

	test("an empty file", () => {
		const content = copyOfContent();
		content.write(SITE, "");
		expect(content.faults()).toEqual([`${SITE}:1:1: found the end of the file, expected a value.`]);
	});
});

describe("across files", () => {
	test("a program that no program is", () => {
		const content = copyOfContent();
		const place = content.replace(ROLES, '"decolonization-301"', '"decolonisation-301"');
		expect(content.faults()).toContainEqual(
			expect.stringMatching(
				`^${ROLES}:${place} \\[\\d\\]\\.recommendedPrograms\\[\\d\\]: found "decolonisation-301", expected the slug of a program in ${PROGRAMS}\\. Did you mean "decolonization-301"\\?$`,
			),
		);
	});

	test("a rationale for a role that does not recommend the program", () => {
		const content = copyOfContent();
		content.change(PROGRAMS, (data) => {
			Reflect.set(Reflect.get(Object(data), 0), "rationale", {
				storyteller: "You tell what you saw, and here you learn to listen.",
			});
		});
		content.change(ROLES, (data) => {
			for (const role of Object.values(Object(data))) {
				Reflect.set(Object(role), "recommendedPrograms", [
					Reflect.get(Object(role), "role") === "guide" ? "foundations" : "community-hub",
				]);
			}
		});
		const place = content.placeOf(PROGRAMS, '"storyteller"');
		expect(content.faults()).toContain(
			`${PROGRAMS}:${place} [0].rationale.storyteller: found a rationale for "storyteller", expected one only for roles that recommend "foundations" in ${ROLES}: guide.`,
		);
	});

	test("a link to a page that nothing builds", () => {
		const content = copyOfContent();
		const place = content.replace(NAVIGATION, '"/homestead"', '"/homstead"');
		expect(content.faults()).toEqual([
			expect.stringMatching(
				`^${NAVIGATION}:${place} main\\[3\\]\\.links\\[1\\]\\.href: found "/homstead", expected a page of this site\\. Did you mean "/homestead"\\?$`,
			),
		]);
	});

	test("a quiz out of balance", () => {
		const content = copyOfContent();
		const place = content.replace(QUESTIONS, '"experimenter"', '"weaver"');
		const faults = content.faults();
		expect(faults).toContainEqual(
			expect.stringMatching(
				`^${QUESTIONS}:${place} \\[0\\]\\.options\\[0\\]\\.role: "weaver" is offered in 7 questions`,
			),
		);
		expect(faults).toContainEqual(
			expect.stringContaining('"experimenter" is offered in 5 questions'),
		);
	});
});

describe("files", () => {
	test("one that no schema knows", () => {
		const content = copyOfContent();
		content.write("site/_data/navigations.json", "{}");
		expect(content.faults()).toEqual([
			'site/_data/navigations.json:1:1: found a file that no schema knows, expected a kind of file in site/content/registry.ts. Did you mean "site/_data/navigation.json"?',
		]);
	});

	test("one that is missing", () => {
		const content = copyOfContent();
		content.remove("shared/quiz/tiers.json");
		expect(content.faults()).toEqual([
			"shared/quiz/tiers.json:1:1: found no such file, expected it to be there.",
		]);
	});

	test("faults of several files show at once, in the order of files and lines", () => {
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
