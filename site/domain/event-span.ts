import { ZONE_NAMES } from "../../shared/time-zones.ts";
import { dayAfter, instantOf, localIso } from "./dates.ts";

/** The times of an event that has a date. */
export interface Span {
	date: string;
	startTime: string;
	endTime: string;
	endDate?: string | undefined;
	timeZone: keyof typeof ZONE_NAMES;
}

/** The latest end that belongs to the night after an event's last day. */
const MORNING = "06:00";

/**
 * Returns when an event ends. Its last day is the day on which it last begins. An end from 00:00 to 06:00 belongs to the
 * night after that day, unless an event of one day began earlier in the same night, such as 01:00 to 05:00.
 */
export function endOf({ date, startTime, endTime, endDate = date, timeZone }: Span) {
	const time = endTime === "24:00" ? "00:00" : endTime;
	const beganThatNight = endDate === date && startTime < time;
	const isNight = time <= MORNING && !beganThatNight;
	return { date: isNight ? dayAfter(endDate) : endDate, time, timeZone };
}

export function isAllDay(span: Span): boolean {
	return span.startTime === "00:00" && endOf(span).time === "00:00";
}

/** The longest event without a last day; a longer one is treated as a typo. */
const LONGEST_HOURS = 16;

/** Returns the field of an event's times that can't be right, with what completes "expected"; undefined for none. */
export function scheduleFault(span: Span) {
	const { date, startTime, endDate, timeZone } = span;
	if (endDate !== undefined && endDate < date)
		return { field: "endDate", expected: `a day that is not before the event's first, ${date}` };
	if (isAllDay(span)) return undefined;
	const start = { date, time: startTime, timeZone };
	const end = endOf(span);
	for (const [field, { date, time }] of Object.entries({ startTime: start, endTime: end })) {
		const isSkipped = !localIso(instantOf({ date, time, timeZone }), timeZone).includes(`T${time}`);
		const expected = `an hour that exists: on ${date} the clocks of ${ZONE_NAMES[timeZone]} are set forward, over this time`;
		if (isSkipped) return { field, expected };
	}
	const hours =
		(Date.parse(`${end.date}T${end.time}Z`) - Date.parse(`${date}T${startTime}Z`)) / HOUR_MS;
	if (hours <= 0)
		return {
			field: "endTime",
			expected: `a time after the event's start, ${startTime}, or one in the night after it, until ${MORNING}. An event that goes on until a later day needs its last day`,
		};
	if (endDate !== undefined || hours <= LONGEST_HOURS) return undefined;
	return {
		field: "endTime",
		expected: `an end within ${LONGEST_HOURS} hours of the start, ${startTime}, or the event's last day, even if it's the first one`,
	};
}

const HOUR_MS = 60 * 60 * 1000;
