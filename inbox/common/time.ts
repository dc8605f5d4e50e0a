import type { BuildInfo } from "@liberation/shared/build-info";
import { offsetAt, ZONE_NAMES } from "@liberation/shared/time-zones";

/* Formats times in the founder's time zone, for mails, the desk and exports. */

type Zone = keyof typeof ZONE_NAMES;

const DAY = 24 * 60 * 60 * 1000;

const formatIn = (timeZone: string, options: Intl.DateTimeFormatOptions, locale = "en-US") =>
	new Intl.DateTimeFormat(locale, { ...options, timeZone }).format;

/** Formats a wait in seconds as `40 minutes` or `3 hours`, rounded up. */
export function shownWait(seconds: number): string {
	const minutes = Math.ceil(seconds / 60);
	const [count, unit] = minutes > 90 ? [Math.ceil(minutes / 60), "hour"] : [minutes, "minute"];
	return new Intl.NumberFormat("en-US", { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** Formats the Monday of a week as `Nov 16, 2026`. */
export const shownMonday = formatIn("UTC", { dateStyle: "medium" });

/** Formats the first day of a month as `Nov 2026`. */
export const shownMonth = formatIn("UTC", { month: "short", year: "numeric" });

/** Formats the first day of a year as `2026`. */
export const shownYear = formatIn("UTC", { year: "numeric" });

/** Caches the formatters by time zone, because creating a formatter is slow. */
const made = new Map<Zone, ReturnType<typeof timesIn>>();

/** Returns the formatters for the founder's time zone. */
export function timesOf({ business: { timeZone } }: Pick<BuildInfo, "business">) {
	const times = made.get(timeZone) ?? timesIn(timeZone);
	made.set(timeZone, times);
	return times;
}

function timesIn(timeZone: Zone) {
	const format = formatIn(timeZone, { dateStyle: "medium", timeStyle: "short" });
	const zone = ZONE_NAMES[timeZone];
	const time = (at: number) => format(at).replaceAll("\u202f", " ");

	return {
		/** The name of the time zone: `Eastern Time`. */
		zone,
		/** Formats a time as `Nov 21, 2026, 5:00 AM`. */
		time,
		/** Formats a time as `Nov 21, 2026, 5:00 AM Eastern Time`. */
		zonedTime: (at: number) => `${time(at)} ${zone}`,
		/** Formats a date as `Nov 21, 2026`. */
		date: formatIn(timeZone, { dateStyle: "medium" }),
		/** Formats a time as `2026-11-21 05:00:00`: the Swedish format is close to ISO 8601. */
		sortable: formatIn(timeZone, { dateStyle: "short", timeStyle: "medium" }, "sv-SE"),
		/**
		 * Returns midnight at the start of a day, or of the day that is `daysLater` days later.
		 * @param day - such as `2026-11-21`
		 * @returns undefined where `day` is no date
		 */
		midnight(day: string, daysLater = 0): number | undefined {
			const utc = Date.parse(day);
			if (Number.isNaN(utc)) return undefined;
			const at = utc + daysLater * DAY;
			return at - offsetAt(at - offsetAt(at, timeZone), timeZone);
		},
	};
}
