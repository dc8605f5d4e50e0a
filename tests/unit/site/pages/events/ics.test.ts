import { expect, test } from "vitest";
import { calendarOf } from "../../../../../site/pages/events/calendars.11ty.ts";
import { scheduleOf } from "../../../../../site/rules/event-schedule.ts";
import { bySlug, eventLike } from "../../rules/events-fixture.ts";

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
