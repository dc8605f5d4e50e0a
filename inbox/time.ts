import { ZONE_NAMES } from "@liberation/shared/time-zones";
import type { DeliverySettings } from "./ports.ts";

/* Times as the founder reads them, in mails, at the desk and in exports. */

type Zone = keyof typeof ZONE_NAMES;

const DAY = 24 * 60 * 60 * 1000;

const DAY_ITSELF = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });
const WEEK = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** `Saturday, May 1, 2027`, of an answer such as `2027-05-01`. */
export function shownDay(day: string): string {
	return DAY_ITSELF.format(Date.parse(day));
}

/** `Nov 16`: the Monday that a week of the counts began on. */
export function shownWeek(at: number): string {
	return WEEK.format(at);
}

/** `Nov 16, 2026`, where a year may be over. */
export function shownMonday(at: number): string {
	return `${WEEK.format(at)}, ${new Date(at).getUTCFullYear()}`;
}

/** Formats are slow to make: one set for each zone. */
const made = new Map<Zone, ReturnType<typeof timesIn>>();

/** How times are written in the founder's zone. */
export function timesOf({
	business: { timeZone },
}: {
	readonly business: Pick<DeliverySettings["business"], "timeZone">;
}) {
	const times = made.get(timeZone) ?? timesIn(timeZone);
	made.set(timeZone, times);
	return times;
}

function timesIn(timeZone: Zone) {
	const timeFormat = new Intl.DateTimeFormat("en-US", {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone,
	});
	const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone });
	// Swedes write times as programs sort them.
	const sortableFormat = new Intl.DateTimeFormat("sv-SE", {
		dateStyle: "short",
		timeStyle: "medium",
		timeZone,
	});
	const offsetFormat = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
	const zone = ZONE_NAMES[timeZone];

	/** How far the founder's clocks are from UTC at a time, in milliseconds. */
	function offsetAt(at: number): number {
		const parts = offsetFormat.formatToParts(at);
		const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
		const [, sign = "+", hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
		return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
	}

	const time = (at: number) => timeFormat.format(at).replaceAll("\u202f", " ");

	return {
		/** `Eastern Time` */
		zone,
		/** `Nov 21, 2026, 5:00 AM` */
		time,
		/** `Nov 21, 2026, 5:00 AM Eastern Time`, where nothing else names the zone. */
		zonedTime: (at: number) => `${time(at)} ${zone}`,
		/** `Nov 21, 2026` */
		date: (at: number) => dateFormat.format(at),
		/** `2026-11-21 05:00:00`, which spreadsheets sort. */
		sortable: (at: number) => sortableFormat.format(at),
		/**
		 * When a day begins for the founder, or the day after it.
		 * @param day - such as `2026-11-21`
		 * @returns undefined where there is none
		 */
		midnight(day: string, daysLater = 0): number | undefined {
			const utc = Date.parse(day);
			if (Number.isNaN(utc)) return undefined;
			const at = utc + daysLater * DAY;
			return at - offsetAt(at - offsetAt(at));
		},
	};
}
