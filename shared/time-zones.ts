/** The time zones that content files may use. */
export const TIME_ZONES = [
	"America/New_York",
	"America/Chicago",
	"America/Denver",
	"America/Los_Angeles",
	"America/Anchorage",
	"Pacific/Honolulu",
] as const;

/** Display names without "Standard" or "Daylight", each of which is wrong for half of the year. */
export const ZONE_NAMES: Readonly<Record<(typeof TIME_ZONES)[number], string>> = {
	"America/New_York": "Eastern Time",
	"America/Chicago": "Central Time",
	"America/Denver": "Mountain Time",
	"America/Los_Angeles": "Pacific Time",
	"America/Anchorage": "Alaska Time",
	"Pacific/Honolulu": "Hawaii Time",
};

/** Formats by time zone, because making one takes as long as a hundred uses of it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The time zone's offset from UTC at a time, in milliseconds. */
export function offsetAt(at: number, timeZone: string): number {
	const format =
		formats.get(timeZone) ??
		new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
	formats.set(timeZone, format);
	const name = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
	const [offset = "Z"] = /[+-]\d\d:\d\d/.exec(name) ?? [];
	return -Date.parse(`1970-01-01T00:00${offset}`);
}
