import { expect, test } from "vitest";
import { closedFrom, dateName, openFrom } from "../../../../site/rules/dates.ts";
import { openingDate } from "../../../../site/schemas/dates.ts";

test.each([
	["2026-01-15", "January 15, 2026", "2026-01-15T05:00:00.000Z"],
	["2026-01", "January 2026", "2026-02-01T05:00:00.000Z"],
	["2026-12", "December 2026", "2027-01-01T05:00:00.000Z"],
	["2026-spring", "Spring 2026", "2026-06-01T04:00:00.000Z"],
	["2026-fall", "Fall 2026", "2026-12-01T05:00:00.000Z"],
])("%s reads %s, and is open for certain from %s on", (date, name, moment) => {
	expect(openingDate.parse(date)).toBe(date);
	expect(dateName(date)).toBe(name);
	expect(openFrom(date).toISOString()).toBe(moment);
});

test("an offer ends with its last day, in Eastern Time", () => {
	expect(closedFrom("2025-12-31").toISOString()).toBe("2026-01-01T05:00:00.000Z");
	expect(closedFrom("2026-06-30").toISOString()).toBe("2026-07-01T04:00:00.000Z");
});

test.each(["2026", "2026-13", "2026-02-30", "2026-winter", "January 2026"])(
	"%s is no opening",
	(date) => {
		expect(openingDate.safeParse(date).success).toBe(false);
	},
);
