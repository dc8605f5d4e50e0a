import type { JsonPath } from "../../site/check/fault.ts";
import type { Source } from "../../site/check/source.ts";
import { describe, texts } from "../../site/check/values.ts";
import { closedFrom, openFrom } from "../../site/rules/dates.ts";
import { lastDay, openingDate } from "../../site/schemas/dates.ts";

/** What the founder must say once the date of a field has passed (docs/product.md 6.6). */
const FIELDS = {
	opens: {
		schema: openingDate,
		passedFrom: openFrom,
		put: 'The date has passed, so visitors read that it is open. If it is not, put the date that holds now, such as "2027-01".',
	},
	availableUntil: {
		schema: lastDay,
		passedFrom: closedFrom,
		put: "The last day has passed, so the plan shows as closed. Put a new last day, take the field out to offer it without one, or delete the file.",
	},
};

interface PassedDate {
	readonly path: JsonPath;
	readonly found: string;
	readonly put: string;
}

/**
 * Openings and last days of a file that have passed.
 * @param today - `2026-11-20`
 */
export function passedDates(source: Source, today: string): PassedDate[] {
	const now = new Date(`${today}T12:00:00Z`);
	return texts(source.data).flatMap(({ path, value }) => {
		const name = path.at(-1);
		if (name !== "opens" && name !== "availableUntil") return [];
		const { schema, passedFrom, put } = FIELDS[name];
		const date = schema.safeParse(value);
		return date.success && passedFrom(date.data) <= now
			? [{ path, found: describe(value), put }]
			: [];
	});
}
