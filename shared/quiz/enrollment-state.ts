import type { Enrollment } from "./enrollment.ts";
import { fill } from "./fill.ts";
import type { Words } from "./translation.ts";

/** A program's enrollment state at a moment. */
export interface EnrollmentState {
	readonly state: Enrollment["state"];
	/** The visible text: `Open now`, `Starts January 23, 2027` or `By waitlist`. */
	readonly words: string;
	/** The moment when the state changes next. */
	readonly until?: Date;
}

/** Returns the enrollment state at a moment. A program whose last date has passed has only a waitlist. */
export function enrollmentAt(
	{ language, results }: Pick<Words, "language" | "results">,
	enrollment: Enrollment,
	now: Date,
): EnrollmentState {
	const { open, dated, waitlist } = results.enrollment;
	if (enrollment.state === "open") return { state: "open", words: open };
	const next =
		enrollment.state === "dated"
			? [...enrollment.dates].sort().find((date) => endOf(date) > now)
			: undefined;
	if (!next) return { state: "waitlist", words: waitlist };
	const date = new Intl.DateTimeFormat(language.locale, {
		timeZone: "UTC",
		dateStyle: "long",
	}).format(new Date(`${next}T12:00:00Z`));
	return { state: "dated", words: fill(dated, { date }), until: endOf(next) };
}

/** The moment when a day is over in every time zone. */
function endOf(day: string): Date {
	return new Date(Date.parse(`${day}T12:00:00Z`) + 24 * 60 * 60 * 1000);
}
