import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { en } from "../../../shared/quiz/en.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { DatedLine, EnrollmentWords, LastDay, Offer } from "../../../site/components/Dated.tsx";
import { calendarOf, calendarsOf } from "../../../site/pages/events/calendars.11ty.ts";
import {
	closedFrom,
	dateName,
	dateOf,
	instantOf,
	localIso,
	openFrom,
} from "../../../site/rules/dates.ts";
import { badgeOf, scheduleOf } from "../../../site/rules/event-schedule.ts";
import { openingDate } from "../../../site/schemas/dates.ts";
import { type EventItem, eventSchema } from "../../../site/schemas/events.ts";

const CIRCLE: EventItem = {
	$schema: "",
	slug: "circle",
	title: "Circle",
	type: "Community Event",
	status: "upcoming",
	date: "2027-01-23",
	startTime: "10:00",
	endTime: "12:00",
	timeZone: "America/New_York",
	venue: "online",
	location: "Online",
	description: "We sit in a circle.",
	registration: "https://pay.example.com/events/circle",
	partner: null,
};

/** An event of an hour that matters to nobody but the test. */
function eventLike(changes: Partial<EventItem>): EventItem {
	return { ...CIRCLE, ...changes };
}

/** Events as Eleventy gives a folder of them. */
function bySlug(...events: EventItem[]): Record<string, EventItem> {
	return Object.fromEntries(events.map((event) => [event.slug, event]));
}

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

/* What a page says of dates on the day of its build. tests/e2e/dates.spec.ts proves what browsers make of it later. */

const LAST_DAY = "2025-12-31";

/** The text that visitors see; what waits for its date is hidden. */
function seen(element: ReactElement): string {
	return renderToStaticMarkup(element)
		.replace(/<(span|div) data-from[^>]* hidden="">.*?<\/\1>/g, "")
		.replace(/<[^>]+>/g, "");
}

const { dated, waitlist } = en.results.enrollment;
const starts = (date: string) => fill(dated, { date });

test.each([
	["2025-11-15", starts("January 15, 2026"), "Circles from Spring 2026", "Buy", "Available until"],
	["2026-02-15", starts("March 1, 2026"), "Circles from Spring 2026", "", "Closed"],
	["2026-12-15", waitlist, "Circles", "", "Closed"],
	["2028-06-15", waitlist, "Circles", "", "Closed"],
])("a page of %s says: %s; %s; %s; %s", (day, start, line, offer, lastDay) => {
	const data = {
		buildDate: `${day}T12:00:00.000Z`,
		assets: { scripts: { dates: "/assets/dates.js" } },
	};
	const text = { opens: "2026-spring", before: "Circles from {date}", after: "Circles" };
	const enrollment = { state: "dated" as const, dates: ["2026-03-01", "2026-01-15"] };
	expect(seen(<EnrollmentWords data={data} enrollment={enrollment} />)).toBe(start);
	expect(seen(<DatedLine data={data} text={text} />)).toBe(line);
	const buy = (
		<Offer data={data} day={LAST_DAY}>
			Buy
		</Offer>
	);
	expect(seen(buy)).toBe(offer);
	expect(seen(<LastDay data={data} day={LAST_DAY} />)).toBe(`${lastDay} December 31, 2025`);
});

test("an offer without a last day stays open", () => {
	const data = { buildDate: "2028-06-15T12:00:00.000Z", assets: { scripts: { dates: "" } } };
	const buy = (
		<Offer data={data} day={undefined}>
			Buy
		</Offer>
	);
	expect(seen(buy)).toBe("Buy");
});

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
			until: undefined,
			year: "2027",
			hours: "12:05 am to 12:30 pm Eastern Time",
		},
		{
			weekday: "Thursday",
			day: "Apr 15",
			until: undefined,
			year: "2027",
			hours: "6:30 pm to 8:00 pm Eastern Time",
		},
	]);
});

test.each([
	["2027-01-23", "10:00", "America/New_York", "2027-01-23T15:00:00.000Z"],
	["2027-03-13", "23:30", "America/New_York", "2027-03-14T04:30:00.000Z"],
	// The night in which the clocks go forward, before and after they do, and an hour that it skips.
	["2027-03-14", "01:30", "America/New_York", "2027-03-14T06:30:00.000Z"],
	["2027-03-14", "02:30", "America/New_York", "2027-03-14T07:30:00.000Z"],
	["2027-03-14", "03:30", "America/New_York", "2027-03-14T07:30:00.000Z"],
	// The night in which they go back: the first of two hours.
	["2027-11-07", "01:30", "America/New_York", "2027-11-07T05:30:00.000Z"],
	["2027-11-07", "03:30", "America/New_York", "2027-11-07T08:30:00.000Z"],
	["2027-07-01", "00:00", "Pacific/Honolulu", "2027-07-01T10:00:00.000Z"],
])("%s %s in %s is %s", (date, time, timeZone, instant) => {
	expect(instantOf({ date, time, timeZone }).toISOString()).toBe(instant);
});

test.each<[string, Partial<EventItem>, string, string, string]>([
	[
		"until midnight",
		{ startTime: "20:00", endTime: "24:00" },
		"2027-01-24T00:00:00-05:00",
		"Saturday, Jan 23, 2027",
		"8:00 pm to midnight Eastern Time",
	],
	[
		"until midnight, written as 00:00",
		{ startTime: "20:00", endTime: "00:00" },
		"2027-01-24T00:00:00-05:00",
		"Saturday, Jan 23, 2027",
		"8:00 pm to midnight Eastern Time",
	],
	[
		"past midnight",
		{ startTime: "22:00", endTime: "01:00" },
		"2027-01-24T01:00:00-05:00",
		"Saturday, Jan 23, 2027",
		"10:00 pm to 1:00 am Eastern Time",
	],
	[
		"past midnight, with its last day",
		{ startTime: "22:00", endTime: "01:00", endDate: "2027-01-24" },
		"2027-01-24T01:00:00-05:00",
		"Saturday, Jan 23, 2027",
		"10:00 pm to 1:00 am Eastern Time",
	],
	[
		"past midnight into another year",
		{ date: "2026-12-31", startTime: "21:00", endTime: "02:00" },
		"2027-01-01T02:00:00-05:00",
		"Thursday, Dec 31, 2026",
		"9:00 pm to 2:00 am Eastern Time",
	],
	[
		"through the night in which the clocks go forward",
		{ date: "2027-03-13", startTime: "22:00", endTime: "03:00" },
		"2027-03-14T03:00:00-04:00",
		"Saturday, Mar 13, 2027",
		"10:00 pm to 3:00 am Eastern Time",
	],
	[
		"three days over the end of a month",
		{ date: "2027-01-29", startTime: "18:00", endTime: "14:00", endDate: "2027-01-31" },
		"2027-01-31T14:00:00-05:00",
		"Friday, Jan 29, to Sunday, Jan 31, 2027",
		"6:00 pm to 2:00 pm Eastern Time",
	],
	[
		"whole days over the end of a year",
		{ date: "2026-12-31", startTime: "00:00", endTime: "24:00", endDate: "2027-01-02" },
		"2027-01-03T00:00:00-05:00",
		"Thursday, Dec 31, to Saturday, Jan 2, 2027",
		"All day",
	],
	[
		"days until midnight, written as 00:00 of the next",
		{ date: "2027-01-29", startTime: "18:00", endTime: "00:00", endDate: "2027-02-01" },
		"2027-02-01T00:00:00-05:00",
		"Friday, Jan 29, to Sunday, Jan 31, 2027",
		"6:00 pm to midnight Eastern Time",
	],
	[
		"a day and a night until noon",
		{ startTime: "18:00", endTime: "12:00", endDate: "2027-01-24", timeZone: "Pacific/Honolulu" },
		"2027-01-24T12:00:00-10:00",
		"Saturday, Jan 23, to Sunday, Jan 24, 2027",
		"6:00 pm to 12:00 pm Hawaii Time",
	],
])("an event %s ends, and says so", (_, changes, end, days, hours) => {
	const item = eventLike({ $schema: "x", ...changes });
	expect(eventSchema.safeParse(item).error?.issues).toBeUndefined();
	const [event] = scheduleOf(bySlug(item), "2026-11-20T00:00:00Z").upcoming;
	expect(event && localIso(event.ends, event.timeZone)).toBe(end);
	expect(event?.when.hours).toBe(hours);
	const { weekday, day, until, year } = event?.when ?? {};
	expect([weekday, day, until, year].filter(Boolean).join(", ")).toBe(days);
	// Upcoming to its last second, in the browser as in the build.
	const moment = event?.ends.getTime() ?? 0;
	expect(scheduleOf(bySlug(item), new Date(moment - 1).toISOString()).upcoming).toHaveLength(1);
	expect(scheduleOf(bySlug(item), new Date(moment).toISOString()).past).toHaveLength(1);
});

test("of past events, the one that ended last comes first", () => {
	const events = bySlug(
		eventLike({ slug: "retreat", endDate: "2027-01-27" }),
		eventLike({ slug: "evening", date: "2027-01-25" }),
	);
	expect(slugs(scheduleOf(events, "2027-02-01T00:00:00Z").past)).toEqual(["retreat", "evening"]);
});

test.each([
	[{ endTime: "09:00" }, "endTime"],
	[{ startTime: "20:00", endTime: "09:00" }, "endTime"],
	[{ startTime: "24:00" }, "startTime"],
	[{ endTime: "24:30" }, "endTime"],
	[{ endDate: "2027-01-22" }, "endDate"],
	[{ endTime: "10:00" }, "endTime"],
	[{ registration: null }, "registration"],
	[{ date: "2027-02-30" }, "date"],
	[{ startTime: "9:30" }, "startTime"],
])("an event with %o is a fault of %s", (changes, field) => {
	const result = eventSchema.safeParse({ ...eventLike({ $schema: "x" }), ...changes });
	expect(result.error?.issues.map(({ path }) => path[0])).toContain(field);
});

const STAMP = "2026-11-20T21:29:29.000Z";
const options = { name: "Liberation Education", siteUrl: "https://www.example.org", stamp: STAMP };

function calendar(...changes: Parameters<typeof eventLike>[0][]): string {
	const events = bySlug(...changes.map(eventLike));
	return calendarOf(scheduleOf(events, STAMP).upcoming, options);
}

/** The properties of a calendar, unfolded as RFC 5545, 3.1 says. */
function properties(text: string): string[] {
	return text
		.replace(/\r\n\s/g, "")
		.split("\r\n")
		.slice(0, -1);
}

test("a calendar has each event with its own address, its times in UTC", () => {
	const text = calendar({}, { slug: "second", title: "Bread, soil" });
	expect(properties(text)).toEqual(
		expect.arrayContaining([
			"PRODID:-//Liberation Education//Events//EN",
			"X-WR-CALNAME:Liberation Education",
			"UID:circle@www.example.org",
			"DTSTAMP:20261120T212929Z",
			"DTSTART:20270123T150000Z",
			"DTEND:20270123T170000Z",
			"SUMMARY:Circle",
			"DESCRIPTION:We sit in a circle.",
			"LOCATION:Online",
			"CATEGORIES:Community Event",
			"URL:https://www.example.org/events#circle",
			"UID:second@www.example.org",
			"SUMMARY:Bread\\, soil",
		]),
	);
});

test("the feed keeps an event for a year after its end, and drops one that was called off", () => {
	const events = bySlug(
		eventLike({}),
		eventLike({ slug: "called-off", status: "past" }),
		eventLike({ slug: "last-month", date: "2026-10-20" }),
		eventLike({ slug: "last-year", date: "2025-11-22" }),
		eventLike({ slug: "older", date: "2025-11-20" }),
	);
	const files = calendarsOf(events, STAMP, "Example").map(({ file, events }) => [
		file,
		slugs(events).sort(),
	]);
	expect(files).toEqual([
		["calendar", ["circle", "last-month", "last-year"]],
		["circle", ["circle"]],
	]);
});

test("a calendar without events still holds a component, which RFC 5545 asks for", () => {
	const lines = properties(calendarOf([], options));
	expect(lines.filter((line) => line.startsWith("BEGIN:"))).toEqual([
		"BEGIN:VCALENDAR",
		"BEGIN:VTIMEZONE",
		"BEGIN:STANDARD",
	]);
	expect(lines.at(-1)).toBe("END:VCALENDAR");
});

test("today is the business's day, also in the evening, when it is the next day in UTC", () => {
	expect(dateOf(new Date("2026-11-21T02:00:00Z"))).toBe("2026-11-20");
	expect(dateOf(new Date("2026-11-21T05:00:00Z"))).toBe("2026-11-21");
});
