import fc from "fast-check";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { siteSchema } from "../../../shared/content/site-schema.ts";
import { en } from "../../../shared/quiz/en.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { TIME_ZONES } from "../../../shared/time-zones.ts";
import siteJson from "../../../site/_data/site.json" with { type: "json" };
import { DatedLine, EnrollmentWords, LastDay, Offer } from "../../../site/components/Dated.tsx";
import {
	closedFrom,
	dateName,
	dateOf,
	dayAfter,
	instantOf,
	localIso,
	openFrom,
} from "../../../site/domain/dates.ts";
import { badgeOf, scheduleOf } from "../../../site/domain/event-schedule.ts";
import * as structured from "../../../site/eleventy/seo/structured-data.ts";
import { calendarOf, calendarsOf } from "../../../site/pages/events/calendars.11ty.ts";
import { datedText, openingDate } from "../../../site/schemas/dates.ts";
import { type EventItem, eventSchema } from "../../../site/schemas/events.ts";
import { event } from "../../own-items.ts";

/** A day, sometimes one beside a change of the clocks. */
const days = fc
	.oneof(
		fc.date({ min: new Date("2001-01-02Z"), max: new Date("2098-12-01Z"), noInvalidDate: true }),
		fc.constantFrom("2027-03-13", "2027-03-14", "2027-11-06", "2027-11-07", "2028-02-28"),
	)
	.map((day) => new Date(day).toISOString().slice(0, 10));
const minutes = fc.oneof(
	fc.nat(24 * 60 - 1),
	fc.constantFrom(0, 1, 59, 90, 120, 150, 179, 300, 330, 359, 360, 361, 720, 1200, 1439),
);
const zones = fc.constantFrom(...TIME_ZONES);
const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 15_000) / 100 };

/** The time of day after some minutes of a day. */
const timeOf = (minutes: number) =>
	[Math.floor(minutes / 60) % 24, minutes % 60]
		.map((part) => String(part).padStart(2, "0"))
		.join(":");

test("a local time is the same time when it is read back, unless the clocks skip it", () => {
	const same = fc.property(days, minutes, zones, (date, minute, timeZone) => {
		const time = timeOf(minute);
		const back = localIso(instantOf({ date, time, timeZone }), timeZone);
		const skipped = localIso(instantOf({ date, time: timeOf(minute + 60), timeZone }), timeZone);
		expect([`${date}T${time}`, skipped.slice(0, 16)]).toContain(back.slice(0, 16));
	});
	fc.assert(same, RUNS);
});

test("an opening has arrived with its day, or with the day after its month or season", () => {
	const parts = fc.constantFrom("", "-01", "-02", "-09", "-12", "-spring", "-summer", "-fall");
	const opens = fc.property(days, parts, (day, part) => {
		const opening = part ? day.slice(0, 4) + part : day;
		expect(openingDate.parse(opening)).toBe(opening);
		const eve = dateOf(new Date(openFrom(opening).getTime() - 1));
		const last: Record<string, string> = { "-spring": "-05", "-summer": "-08", "-fall": "-11" };
		if (part) expect(eve.slice(0, 7)).toBe(day.slice(0, 4) + (last[part] ?? part));
		expect(dateOf(openFrom(opening))).toBe(dayAfter(eve));
		expect(dayAfter(eve)).toMatch(part ? /-01$/ : day);
		expect(dateOf(closedFrom(day))).toBe(dayAfter(day));
		expect(dateOf(new Date(closedFrom(day).getTime() - 1))).toBe(day);
	});
	fc.assert(opens, RUNS);
	const { timeZone } = siteJson.officeHours;
	expect(openFrom(LAST_DAY)).toEqual(instantOf({ date: LAST_DAY, time: "00:00", timeZone }));
	const names = ["2026-01-15", "2026-12", "2026-spring"].map(dateName);
	expect(names).toEqual(["January 15, 2026", "December 2026", "Spring 2026"]);
});

test.each(["2026-13", "2026-02-30", "2026-winter"])(
	"%s is refused as the date of an opening",
	(date) => {
		expect(openingDate.safeParse(date).success).toBe(false);
	},
);

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
	["2028-06-15", waitlist, "Circles", "", "Closed"],
])(
	'a page that is built on %s says "%s", "%s", "%s" and "%s"',
	(day, start, line, offer, lastDay) => {
		const data = {
			buildDate: `${day}T12:00:00.000Z`,
			assets: { scripts: { dates: "/assets/dates.js" } },
		};
		const text = { opens: "2026-spring", before: "Circles from {date}", after: "Circles" };
		const enrollment = { state: "dated" as const, dates: ["2026-03-01", "2026-01-15"] };
		expect(seen(<EnrollmentWords data={data} enrollment={enrollment} />)).toBe(start);
		expect(seen(<DatedLine data={data} text={text} />)).toBe(line);
		const until = (day: string | undefined) => (
			<Offer data={data} day={day}>
				Buy
			</Offer>
		);
		expect(seen(until(LAST_DAY))).toBe(offer);
		expect(seen(until(undefined))).toBe("Buy");
		expect(seen(<LastDay data={data} day={LAST_DAY} />)).toBe(`${lastDay} December 31, 2025`);
	},
);

test.each([
	["Circles, since Spring 2026", true],
	["Circles: planned", false],
	["Circles, of which none has begun", false],
	["Circles: No date yet", false],
])("that a line reads %j once its date has come is %j", (after, keeps) => {
	const line = { opens: "2026-spring", before: "Circles from {date}", after };
	expect(datedText.safeParse(line).success).toBe(keeps);
});

/** An event with these fields; the others have the values of an example. */
const eventLike = (changes: Partial<EventItem>): EventItem => ({
	...eventSchema.parse({ ...event("circle", "Circle"), partner: null }),
	...changes,
});
const bySlug = (...events: EventItem[]) =>
	Object.fromEntries(events.map((event) => [event.slug, event]));
const slugs = (events: readonly { slug: string }[]) => events.map(({ slug }) => slug);

const environment = {
	siteUrl: "https://school.test",
	pathPrefix: "/",
	formsEndpoint: null,
	analytics: { provider: "none" },
} as const;
const site = siteSchema.parse(siteJson);
const REVISED = new Date("2026-11-20T21:29:29Z");

/** The properties of a calendar file, unfolded as RFC 5545, 3.1 says. */
function calendar(...changes: Partial<EventItem>[]): string[] {
	const events = bySlug(...changes.map(eventLike));
	const { feed } = scheduleOf(events, "2026-11-20T00:00:00Z");
	const options = { name: site.name, siteUrl: environment.siteUrl, revisionOf: () => REVISED };
	return calendarOf(feed, options)
		.replace(/\r\n\s/g, "")
		.split("\r\n")
		.slice(0, -1);
}

/** Any times that the editor's fields let through, one by one. */
const spans = fc
	.record({
		date: days,
		startTime: minutes.map(timeOf),
		endTime: fc.oneof(minutes.map(timeOf), fc.constant("24:00")),
		endDate: fc.option(fc.constantFrom(-1, 0, 1, 2, 30), { nil: undefined }),
		timeZone: zones,
	})
	.map(({ endDate, ...span }) => ({
		...span,
		...(endDate !== undefined && { endDate: dayAfter(span.date, endDate) }),
	}));

/** What the page, the calendar file and search engines are told of an event that the schema accepts. */
function told(item: EventItem) {
	const [scheduled] = scheduleOf(bySlug(item), "2000-01-01T00:00:00Z").announced;
	if (!scheduled) throw new Error("No event");
	const options = { name: site.name, siteUrl: environment.siteUrl, revisionOf: () => REVISED };
	const file = calendarOf([scheduled], options);
	return { scheduled, file, jsonLd: structured.event({ site, environment }, scheduled) };
}

test("an event with impossible times has one fault, at one field, in a sentence", () => {
	const explained = fc.property(spans, (span) => {
		const { error } = eventSchema.safeParse(eventLike(span));
		for (const { path, message } of error?.issues ?? [])
			expect([String(path[0]), message]).toEqual([
				expect.stringMatching(/^(?:startTime|endTime|endDate)$/),
				expect.stringMatching(/^an? (?:day|time|hour|end) /),
			]);
		expect(error?.issues.length ?? 1).toBe(1);
	});
	fc.assert(explained, RUNS);
});

test("an event's page, badge, calendar file and structured data name the same hours", () => {
	const agree = fc.property(spans, (span) => {
		const item = { ...eventLike(span), ...span };
		fc.pre(eventSchema.safeParse(item).success);
		const { scheduled, file, jsonLd } = told(item);
		const { starts, ends, when } = scheduled;
		const lastDay = item.endDate ?? item.date;
		// The last day is shown, and the end is on it or in the night after it.
		expect(
			when.until?.endsWith(dateName(lastDay).replace(/^(...)[a-z]*(.*), .*/, "$1$2")) ?? lastDay,
		).toBe(when.until ? true : item.date);
		const end = localIso(ends, item.timeZone).slice(0, 16);
		expect(end > `${lastDay}T00:00` && end <= `${dayAfter(lastDay)}T06:00`, end).toBe(true);
		expect(end.slice(11)).toBe(item.endTime.replace("24:00", "00:00"));
		const hours = (ends.getTime() - starts.getTime()) / 3_600_000;
		expect(hours).toBeGreaterThan(0);
		// Clocks that are set back add an hour.
		if (!item.endDate && when.hours !== "All day") expect(hours).toBeLessThanOrEqual(17);
		const compact = (moment: Date) => moment.toISOString().replace(/[-:]|\.000/g, "");
		const [first, after] = [item.date, dayAfter(lastDay)].map((day) => day.replaceAll("-", ""));
		if (when.hours === "All day") {
			expect(file).toContain(`DTSTART;VALUE=DATE:${first}\r\nDTEND;VALUE=DATE:${after}\r\n`);
			expect([jsonLd.startDate, jsonLd.endDate]).toEqual([item.date, lastDay]);
		} else {
			expect(file).toContain(`DTSTART:${compact(starts)}\r\nDTEND:${compact(ends)}\r\n`);
			expect(new Date(String(jsonLd.startDate))).toEqual(starts);
			expect(new Date(String(jsonLd.endDate))).toEqual(ends);
		}
		// It is upcoming until its last second.
		const at = (moment: number) => scheduleOf(bySlug(item), new Date(moment).toISOString());
		expect(at(ends.getTime() - 1).upcoming).toHaveLength(1);
		expect(at(ends.getTime()).past).toHaveLength(1);
	});
	fc.assert(agree, RUNS);
});

test.each<[string, Partial<EventItem>, RegExp]>([
	[
		"an hour that is skipped",
		{ date: "2027-03-14", startTime: "02:30" },
		/^an hour that exists: on 2027-03-14 the clocks of Eastern Time/,
	],
	["a start at 5pm", { startTime: "5pm" }, /^a time of day with two digits each/],
	["no day, and not planned", { date: undefined }, /^a day and two times, or "planned"/],
	[
		"a day, and planned",
		{ status: "planned", startTime: undefined, endTime: undefined },
		/^nothing while the event is planned/,
	],
	["an upcoming event without registration", { registration: null }, /^an address to register at/],
])("an event with %s is refused in a sentence", (_, changes, sentence) => {
	const { error } = eventSchema.safeParse(eventLike(changes));
	expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(sentence)]);
});

test("an event of a weekend is shown with its days and hours in its own time zone", () => {
	const fire = { date: "2027-05-07", startTime: "18:00", endDate: "2027-05-08", endTime: "01:00" };
	const { when, ends } = told(eventLike(fire)).scheduled;
	expect(when).toEqual({
		weekday: "Friday",
		day: "May 7",
		until: "to Saturday, May 8",
		year: "2027",
		hours: "6:00 pm to 1:00 am Eastern Time",
	});
	expect(ends.toISOString()).toBe("2027-05-09T05:00:00.000Z");
});

test("the soonest event comes first, and of the past the one that ended last", () => {
	const events = bySlug(
		eventLike({ slug: "retreat", date: "2027-01-23", endDate: "2027-01-27" }),
		eventLike({ slug: "evening", date: "2027-01-25" }),
		eventLike({ slug: "march", date: "2027-03-20" }),
		eventLike({ slug: "called-past", status: "past", registration: null }),
	);
	const order = ["retreat", "evening", "march"];
	expect(slugs(scheduleOf(events, "2026-11-20T00:00:00Z").upcoming)).toEqual(order);
	const later = scheduleOf(events, "2028-01-01T00:00:00Z");
	expect(slugs(later.past)).toEqual(["called-past", "march", "retreat", "evening"]);
	expect([badgeOf("upcoming"), badgeOf("past")]).toEqual(["Register Now", "Past Event"]);
});

test("a canceled event is announced as canceled until its end, and in the feed for another year", () => {
	const canceled = eventLike({ status: "canceled", registration: null, date: "2027-05-01" });
	expect(eventSchema.safeParse(canceled).error).toBeUndefined();
	const at = (now: string) => {
		const { announced, feed, upcoming, past } = scheduleOf(bySlug(canceled), now);
		return [announced, feed, upcoming, past].map(({ length }) => length);
	};
	expect(at("2027-04-30T00:00:00Z")).toEqual([1, 1, 0, 0]);
	expect(at("2027-05-02T00:00:00Z")).toEqual([0, 1, 0, 0]);
	expect(at("2028-05-03T00:00:00Z")).toEqual([0, 0, 0, 0]);
	const { file, jsonLd } = told(canceled);
	expect(file).toContain("STATUS:CANCELLED");
	expect(jsonLd.eventStatus).toBe("https://schema.org/EventCancelled");
});

test("the feed keeps an event for a year; each event to come has a file of its own", () => {
	const events = bySlug(
		eventLike({}),
		eventLike({ slug: "called-past", status: "past" }),
		eventLike({ slug: "last-month", date: "2026-10-20" }),
		eventLike({ slug: "last-year", date: "2025-11-22" }),
		eventLike({ slug: "older", date: "2025-11-19" }),
	);
	const files = calendarsOf(events, "2026-11-20T21:29:29Z");
	expect(files.map(({ file, events }) => [file, slugs(events).sort()])).toEqual([
		["calendar", ["circle", "last-month", "last-year"]],
		["circle", ["circle"]],
	]);
});

test("a calendar file says of each event what it is, and when it was last changed", () => {
	expect(calendar({}, { slug: "second", title: "Bread, soil" })).toEqual(
		expect.arrayContaining([
			`PRODID:-//${site.name}//Events//EN`,
			`X-WR-CALNAME:${site.name}`,
			"UID:circle@school.test",
			"DTSTAMP:20261120T212929Z",
			"LAST-MODIFIED:20261120T212929Z",
			`SEQUENCE:${Math.floor(REVISED.getTime() / 60_000)}`,
			"STATUS:CONFIRMED",
			"SUMMARY:Circle",
			"DESCRIPTION:Soup\\, and time to talk.",
			"LOCATION:Online",
			"CATEGORIES:Workshop",
			"URL:https://school.test/events#circle",
			"SUMMARY:Bread\\, soil",
		]),
	);
});

test("a calendar without events still holds a component, which RFC 5545 asks for", () => {
	const lines = calendar();
	expect(lines.filter((line) => line.startsWith("BEGIN:"))).toEqual([
		"BEGIN:VCALENDAR",
		"BEGIN:VTIMEZONE",
		"BEGIN:STANDARD",
	]);
	expect(lines.at(-1)).toBe("END:VCALENDAR");
});
