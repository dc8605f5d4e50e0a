import { instantOf } from "./instant.ts";

/* Dates after which another sentence is true: docs/product.md 6.4 and 6.5. */

/** Days begin and end where the business is. */
const TIME_ZONE = "America/New_York";

/** The first month after each season. Winter has none, because it belongs to two years. */
const AFTER: Readonly<Record<string, string>> = { spring: "06", summer: "09", fall: "12" };

/** A date as visitors read it: `January 15, 2026`, `January 2026` or `Spring 2026`. */
export function dateName(date: string): string {
	const [year = "", part = "", day] = date.split("-");
	if (part in AFTER) return `${part.charAt(0).toUpperCase()}${part.slice(1)} ${year}`;
	return new Intl.DateTimeFormat("en-US", {
		timeZone: "UTC",
		year: "numeric",
		month: "long",
		day: day ? "numeric" : undefined,
	}).format(new Date(`${year}-${part}-${day ?? "01"}T12:00:00Z`));
}

/** When something is open for certain: on its day, or once its month or season is over. */
export function openFrom(date: string): Date {
	const [year = "", part = "", day] = date.split("-");
	if (day) return startOf(date);
	if (part === "12") return startOf(`${Number(year) + 1}-01-01`);
	return startOf(`${year}-${AFTER[part] ?? String(Number(part) + 1).padStart(2, "0")}-01`);
}

/** When an offer has closed: at the end of its last day. */
export function closedFrom(day: string): Date {
	const next = new Date(`${day}T12:00:00Z`);
	next.setUTCDate(next.getUTCDate() + 1);
	return startOf(next.toISOString().slice(0, 10));
}

function startOf(date: string): Date {
	return instantOf({ date, time: "00:00", timeZone: TIME_ZONE });
}
