/** The time zones that content can name. */
export const TIME_ZONES = [
	"America/New_York",
	"America/Chicago",
	"America/Denver",
	"America/Los_Angeles",
	"America/Anchorage",
	"Pacific/Honolulu",
] as const;

/** Without "Standard" or "Daylight", which are wrong for half of the year. */
export const ZONE_NAMES: Readonly<Record<(typeof TIME_ZONES)[number], string>> = {
	"America/New_York": "Eastern Time",
	"America/Chicago": "Central Time",
	"America/Denver": "Mountain Time",
	"America/Los_Angeles": "Pacific Time",
	"America/Anchorage": "Alaska Time",
	"Pacific/Honolulu": "Hawaii Time",
};
