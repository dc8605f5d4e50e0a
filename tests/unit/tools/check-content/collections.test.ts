import { describe, expect, test } from "vitest";
import { copyOfContent } from "./fixture.ts";

const PARTNER = "site/_data/partners/family-care-circle.json";
const EVENT = "site/_data/events/harvest-table.json";

describe("items of collections that name each other", () => {
	test("a slug that is not the name of its file", () => {
		const content = copyOfContent();
		const place = content.replace(PARTNER, '"family-care-circle"', '"family-care"');
		expect(content.faults()).toContainEqual(
			`${PARTNER}:${place} slug: found "family-care", expected "family-care-circle", as the file is called.`,
		);
	});

	test("a program that a partner teaches and nobody has described", () => {
		const content = copyOfContent();
		const place = content.replace(PARTNER, '"parenting"', '"parentng"');
		expect(content.faults()).toEqual([
			`${PARTNER}:${place} programs[0]: found "parentng", expected the name of a file in site/_data/programs. Did you mean "parenting"?`,
		]);
	});

	test("a partner of an event who is not among the partners", () => {
		const content = copyOfContent();
		content.change(EVENT, (data) => {
			Reflect.set(Object(data), "partner", "mutual-ad-table");
		});
		const place = content.placeOf(EVENT, '"mutual-ad-table"');
		expect(content.faults()).toEqual([
			`${EVENT}:${place} partner: found "mutual-ad-table", expected the name of a file in site/_data/partners. Did you mean "mutual-aid-table"?`,
		]);
	});
});
