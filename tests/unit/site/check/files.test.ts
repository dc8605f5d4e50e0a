import { describe, expect, test } from "vitest";
import { copyOfContent } from "./fixture.ts";

const QUESTIONS = "shared/quiz/questions.json";
const PROGRAMS = "shared/quiz/programs.json";
const SITE = "site/_data/site.json";
const JOURNEY = "site/_data/programs/liberation-journey.json";

describe("a file", () => {
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
		["that is empty", "", "1:1: found the end of the file, expected a value."],
	])("%s", (_, text, fault) => {
		const content = copyOfContent();
		content.write(SITE, text);
		expect(content.faults()).toEqual([`${SITE}:${fault}`]);
	});

	test("that no schema knows, and one that is missing", () => {
		const content = copyOfContent();
		content.write("site/_data/navigations.json", "{}");
		content.remove("shared/quiz/tiers.json");
		expect(content.faults()).toEqual([
			"shared/quiz/tiers.json:1:1: found no such file, expected it to be there.",
			'site/_data/navigations.json:1:1: found a file that no schema knows, expected a kind of file in site/schemas/registry.ts. Did you mean "site/_data/navigation.json"?',
		]);
	});

	test("that a program of the quiz lacks: its page", () => {
		const content = copyOfContent();
		content.remove("site/_data/programs/parenting.json");
		const place = content.placeOf(PROGRAMS, '"parenting"', '"slug": "decolonization-301"');
		expect(content.faults()).toContain(
			`${PROGRAMS}:${place} [4].slug: found "parenting", expected a page for it: site/_data/programs/parenting.json.`,
		);
	});

	test("of a program that nobody describes", () => {
		const content = copyOfContent();
		content.set(JOURNEY, "path", undefined);
		expect(content.faults()).toEqual([
			`${JOURNEY}:1:1: found a page of a program that ${PROGRAMS} does not have, expected its title, partner and summary in "path".`,
		]);
	});

	test("among other faulty ones: all faults show at once, in the order of files and lines", () => {
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
