import { expect, test } from "vitest";
import { scheduleOf } from "../../../../../site/content/event-schedule.ts";
import { calendarOf } from "../../../../../site/pages/events/ics.ts";
import { bySlug, eventLike } from "../../content/events-fixture.ts";

const STAMP = "2026-11-20T21:29:29.000Z";
const options = { name: "Liberation Education", siteUrl: "https://www.example.org", stamp: STAMP };

function calendar(...changes: Parameters<typeof eventLike>[0][]): string {
	const events = bySlug(...changes.map(eventLike));
	return calendarOf(scheduleOf(events, STAMP).upcoming, options);
}

/** The properties of a calendar, unfolded as RFC 5545, 3.1 says. */
function properties(text: string): string[] {
	return text.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);
}

test("an event has everything that RFC 5545 asks of it, its times in UTC", () => {
	expect(properties(calendar({}))).toEqual([
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Liberation Education//Events//EN",
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		"X-WR-CALNAME:Liberation Education",
		"BEGIN:VEVENT",
		"UID:circle@www.example.org",
		"DTSTAMP:20261120T212929Z",
		"DTSTART:20270123T150000Z",
		"DTEND:20270123T170000Z",
		"SUMMARY:Circle",
		"DESCRIPTION:We sit in a circle.",
		"LOCATION:Online",
		"CATEGORIES:Community Event",
		"URL:https://www.example.org/events#circle",
		"END:VEVENT",
		"END:VCALENDAR",
	]);
});

test("commas, semicolons, backslashes and new lines are escaped", () => {
	const text = calendar({ title: "Bread, soil; a \\ and\nrest" });
	expect(properties(text)).toContain("SUMMARY:Bread\\, soil\\; a \\\\ and\\nrest");
});

test("no line is longer than 75 octets, and none is broken inside a character", () => {
	const description = "Ünïcödé 🌱 grows, ".repeat(30).trim();
	const text = calendar({ description });
	const lines = text.split("\r\n");
	expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
	expect(text).not.toContain("\uFFFD");
	expect(lines.every((line) => line.isWellFormed())).toBe(true);
	expect(properties(text)).toContain(`DESCRIPTION:${description.replaceAll(",", "\\,")}`);
});

test("every line ends with CRLF, and there is no other line break", () => {
	const text = calendar({}, { slug: "second" });
	expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
	expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
	expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});
