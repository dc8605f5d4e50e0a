import { expect, test } from "vitest";
import { instantOf } from "../../../../site/rules/dates.ts";
import { badgeOf, scheduleOf } from "../../../../site/rules/event-schedule.ts";
import { eventSchema } from "../../../../site/schemas/events.ts";
import { bySlug, eventLike } from "./events-fixture.ts";

const slugs = (events: readonly { slug: string }[]) => events.map(({ slug }) => slug);

test("an upcoming event's badge reads Register Now, any other Past Event", () => {
	expect(badgeOf(true)).toBe("Register Now");
	expect(badgeOf(false)).toBe("Past Event");
});

test("an event is upcoming until its end, in its own time zone", () => {
	const events = bySlug(eventLike({}));
	expect(slugs(scheduleOf(events, "2027-01-23T16:59:59Z").upcoming)).toEqual(["circle"]);
	expect(slugs(scheduleOf(events, "2027-01-23T17:00:00Z").past)).toEqual(["circle"]);
});

test("an event that its file calls past is past, whatever its date", () => {
	const events = bySlug(eventLike({ status: "past", registration: null }));
	expect(slugs(scheduleOf(events, "2020-01-01T00:00:00Z").past)).toEqual(["circle"]);
});

test("the soonest comes first, and of the past the latest", () => {
	const events = bySlug(
		eventLike({ slug: "march", date: "2027-03-20" }),
		eventLike({ slug: "december", date: "2026-12-12" }),
		eventLike({ slug: "february", date: "2027-02-13" }),
	);
	expect(slugs(scheduleOf(events, "2026-11-20T00:00:00Z").upcoming)).toEqual([
		"december",
		"february",
		"march",
	]);
	expect(slugs(scheduleOf(events, "2028-01-01T00:00:00Z").past)).toEqual([
		"march",
		"february",
		"december",
	]);
});

test("a page says the day and the hours as the place's own clocks show them", () => {
	const { upcoming } = scheduleOf(
		bySlug(
			eventLike({ startTime: "00:05", endTime: "12:30" }),
			eventLike({ slug: "summer", date: "2027-04-15", startTime: "18:30", endTime: "20:00" }),
		),
		"2026-11-20T00:00:00Z",
	);
	expect(upcoming.map(({ when }) => when)).toEqual([
		{
			weekday: "Saturday",
			day: "Jan 23",
			year: "2027",
			hours: "12:05 am to 12:30 pm Eastern Time",
		},
		{ weekday: "Thursday", day: "Apr 15", year: "2027", hours: "6:30 pm to 8:00 pm Eastern Time" },
	]);
});

test.each([
	["2027-01-23", "10:00", "America/New_York", "2027-01-23T15:00:00.000Z"],
	["2027-03-13", "23:30", "America/New_York", "2027-03-14T04:30:00.000Z"],
	// The night in which the clocks go forward, before and after they do.
	["2027-03-14", "01:30", "America/New_York", "2027-03-14T06:30:00.000Z"],
	["2027-03-14", "03:30", "America/New_York", "2027-03-14T07:30:00.000Z"],
	["2027-11-07", "03:30", "America/New_York", "2027-11-07T08:30:00.000Z"],
	["2027-07-01", "00:00", "Pacific/Honolulu", "2027-07-01T10:00:00.000Z"],
])("%s %s in %s is %s", (date, time, timeZone, instant) => {
	expect(instantOf({ date, time, timeZone }).toISOString()).toBe(instant);
});

test.each([
	[{ endTime: "10:00" }, "endTime"],
	[{ registration: null }, "registration"],
	[{ date: "2027-02-30" }, "date"],
	[{ startTime: "9:30" }, "startTime"],
])("an event with %o is a fault of %s", (changes, field) => {
	const result = eventSchema.safeParse({ ...eventLike({ $schema: "x" }), ...changes });
	expect(result.error?.issues.map(({ path }) => path[0])).toContain(field);
});
