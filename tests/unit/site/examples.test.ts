import fc from "fast-check";
import { expect, test } from "vitest";
import { en } from "../../../shared/quiz/en.ts";
import { contentFiles, readSource } from "../../../site/check/check.ts";
import type { SiteData } from "../../../site/data.ts";
import { dateOf, dayAfter } from "../../../site/domain/dates.ts";
import { scheduleOf } from "../../../site/domain/event-schedule.ts";
import { isLiveAt, itemsOf, marked } from "../../../site/domain/examples.ts";
import { withFigures } from "../../../site/domain/shop.ts";
import { ROOT, readShown } from "../../../site/eleventy/content.ts";
import { eventSchema } from "../../../site/schemas/events.ts";
import { event, partner } from "../../own-items.ts";

test.each([
	["https://www.example.org", false],
	["https://example.com/preview", false],
	["http://localhost:4173", false],
	["http://127.0.0.1:8080", false],
	["http://[::1]:8080", false],
	["https://site.test", true],
	["https://example.org.school.test", true],
	["https://notexample.org", true],
	["https://school.test/preview", true],
])("that a site at %s is live is %j", (address, live) => {
	expect(isLiveAt(address)).toBe(live);
});

test("an example is named as one, and moves by whole weeks", () => {
	const days = fc.date({
		min: new Date("2020-01-01Z"),
		max: new Date("2090-01-01Z"),
		noInvalidDate: true,
	});
	const item = { slug: "soup", title: "Soup", date: "2026-12-12", endDate: "2026-12-13" };
	const moved = fc.property(days, (day) => {
		const { slug, title, date, endDate } = Object(marked(item, day));
		expect([slug, title, endDate]).toEqual(["soup", "Soup (example)", dayAfter(date)]);
		expect(new Date(date).getUTCDay()).toBe(new Date(item.date).getUTCDay());
		const [first, last] = [8, 14].map((days) => dayAfter(dateOf(day), days));
		expect(first !== undefined && last !== undefined && first <= date && date <= last).toBe(true);
	});
	fc.assert(moved);
	expect(marked({ collaboration: "Bakers" }, new Date())).toEqual({
		collaboration: "Bakers (example)",
	});
});

const examples = contentFiles(ROOT).filter(
	(file) => Object(readSource(ROOT, file).data).example === true,
);

test("a live site has no example, and any other has them marked", () => {
	const now = new Date();
	for (const file of examples) {
		expect(readShown(file, true, now)).toBeUndefined();
		const { title, collaboration } = Object(readShown(file, false, now));
		expect(title ?? collaboration).toMatch(/ \(example\)$/);
	}
});

test("an example to come stays to come, and a past one past, whenever the site is built", () => {
	const example = (slug: string, date: string) => ({ ...event(slug, slug), partner: null, date });
	const days = fc.date({
		min: new Date("2020-01-01Z"),
		max: new Date("2080-01-01Z"),
		noInvalidDate: true,
	});
	const stays = fc.property(days, (day) => {
		const events = [example("coming", "2026-12-12"), example("over", "2026-11-21")].map((each) =>
			eventSchema.parse(marked(each, day)),
		);
		const { upcoming, past } = scheduleOf(
			Object.fromEntries(events.map((each) => [each.slug, each])),
			day.toISOString(),
		);
		expect([upcoming, past].map((list) => list.map(({ slug }) => slug))).toEqual([
			["coming"],
			["over"],
		]);
	});
	fc.assert(stays);
});

test("an item that is left out is none of its collection", () => {
	expect(itemsOf({ soup: "Soup", bread: undefined })).toEqual(["Soup"]);
});

test.each([
	[10, "Bake with us. We have ten partners who bake. Or eat."],
	[1, "Bake with us. We have one partner who bake. Or eat."],
	[13, "Bake with us. We have 13 partners who bake. Or eat."],
	[0, "Bake with us. Or eat."],
])("with %i partners, a sentence that counts them follows", (count, told) => {
	const partners = Object.fromEntries(
		Array.from({ length: count }, (_, index) => [`${index}`, partner(`${index}`, index)]),
	);
	const fairness = { sheets: 1, tied: 1, roles: [] } as unknown as SiteData["fairness"];
	const data = { plans: {}, products: {}, partners, fairness, words: en };
	const lead = "Bake with us. We have {partners} who bake. Or eat.";
	expect(withFigures({ lead }, data)).toEqual({ lead: told });
});
