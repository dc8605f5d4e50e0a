import { expect, test } from "vitest";
import { copyOfContent } from "./fixture.ts";

const PROGRAMS = "shared/quiz/programs.json";
const FOUNDATIONS = "site/_data/programs/foundations.json";
const JOURNEY = "site/_data/programs/liberation-journey.json";
const SEED = "site/_data/plans/seed.json";

test("a program of the quiz that has no page", () => {
	const content = copyOfContent();
	content.remove("site/_data/programs/parenting.json");
	const place = content.placeOf(PROGRAMS, '"parenting"', '"slug": "decolonization-301"');
	expect(content.faults()).toContain(
		`${PROGRAMS}:${place} [4].slug: found "parenting", expected a page for it: site/_data/programs/parenting.json.`,
	);
});

test("a page of a program that nobody describes", () => {
	const content = copyOfContent();
	content.change(JOURNEY, (data) => {
		Reflect.deleteProperty(Object(data), "path");
	});
	expect(content.faults()).toEqual([
		`${JOURNEY}:1:1: found a page of a program that ${PROGRAMS} does not have, expected its title, partner and summary in "path".`,
	]);
});

test("a page that describes a program of the quiz a second time", () => {
	const content = copyOfContent();
	content.change(FOUNDATIONS, (data) => {
		Reflect.set(Object(data), "path", { title: "A", partner: "B", summary: "C" });
	});
	expect(content.faults()).toEqual([
		expect.stringContaining(`path: found a "path", expected none: ${PROGRAMS} has this program's`),
	]);
});

test("a way on to a program that there is not", () => {
	const content = copyOfContent();
	const place = content.replace(FOUNDATIONS, '"decolonization-101"', '"decolonisation-101"');
	expect(content.faults()).toEqual([
		`${FOUNDATIONS}:${place} leadsTo[0]: found "decolonisation-101", expected the slug of a program in site/_data/programs/. Did you mean "decolonization-101"?`,
	]);
});

test("a link to a program that there is not", () => {
	const content = copyOfContent();
	const file = "site/_data/pages/academy.json";
	const place = content.replace(file, '"/academy/foundations"', '"/academy/fundations"');
	expect(content.faults()).toEqual([
		`${file}:${place} programs.items[0].action.href: found "/academy/fundations", expected a page of the Academy. Did you mean "/academy/foundations"?`,
	]);
});

test("a plan without a payment link", () => {
	const content = copyOfContent();
	content.change(SEED, (data) => {
		Reflect.set(Object(data), "payments", []);
	});
	expect(content.faults()).toEqual([
		expect.stringMatching(
			`^${SEED}:\\d+:\\d+ payments: found a list of 0, expected at least one payment option with its link\\.$`,
		),
	]);
});
