import type { ScheduledEvent } from "../../content/event-schedule.ts";

interface CalendarOptions {
	/** Shown by calendars that subscribe to the file. */
	name: string;
	/** Address of the site, without a slash at the end. */
	siteUrl: string;
	/** When the calendar was made: the build's date, in ISO 8601. */
	stamp: string;
}

/**
 * Events as an iCalendar file (RFC 5545). Times are in UTC, which every calendar turns into its
 * owner's time: no description of time zones is needed.
 */
export function calendarOf(
	events: readonly ScheduledEvent[],
	{ name, siteUrl, stamp }: CalendarOptions,
): string {
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${escaped(name)}//Events//EN`,
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		`X-WR-CALNAME:${escaped(name)}`,
		...events.flatMap((event) => [
			"BEGIN:VEVENT",
			`UID:${event.slug}@${new URL(siteUrl).hostname}`,
			`DTSTAMP:${utc(new Date(stamp))}`,
			`DTSTART:${utc(event.starts)}`,
			`DTEND:${utc(event.ends)}`,
			`SUMMARY:${escaped(event.title)}`,
			`DESCRIPTION:${escaped(event.description)}`,
			`LOCATION:${escaped(event.location)}`,
			`CATEGORIES:${escaped(event.type)}`,
			`URL:${siteUrl}/events#${event.slug}`,
			"END:VEVENT",
		]),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** `20270123T150000Z` */
function utc(instant: Date): string {
	return instant.toISOString().replace(/[-:]|\.\d+/g, "");
}

/** Text escaped as RFC 5545, 3.3.11 requires. */
function escaped(text: string): string {
	return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** The most that a line may have without its line break. */
const OCTETS = 75;

/** A long line, broken before its 76th octet, never inside a character (RFC 5545, 3.1). */
function folded(line: string): string {
	let result = "";
	let octets = 0;
	for (const sign of line) {
		const size = Buffer.byteLength(sign);
		if (octets + size > OCTETS) {
			result += "\r\n ";
			octets = 1;
		}
		result += sign;
		octets += size;
	}
	return result;
}
