import { dateOf, dayAfter } from "./dates.ts";

/* Examples show how the site looks once it's filled. They're left out where it's live. */

/** The items of a collection, by the names of their files; an example that a live site leaves out is undefined. */
export type Collection<Item> = Readonly<Record<string, Item | undefined>>;

export function itemsOf<Item>(collection: Collection<Item>): Item[] {
	return Object.values(collection).filter((item) => item !== undefined);
}

/** Matches the hosts of sites that aren't live: this computer, and names reserved for examples (RFC 2606). */
const NOT_LIVE =
	/^(?:(?:.+\.)?localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0|(?:.+\.)?example(?:\.(?:com|org|net))?)$/;

/** Whether a site at this address is for visitors. */
export function isLiveAt(siteUrl: string): boolean {
	return !NOT_LIVE.test(new URL(siteUrl).hostname);
}

/** The day of the dates in the files of example events. */
const WRITTEN = "2026-11-28";
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Marks an example by its name, and moves its date by the weeks since it was written. */
export function marked(data: object, buildDate: Date): object {
	const weeks = Math.floor((Date.parse(dateOf(buildDate)) - Date.parse(WRITTEN)) / WEEK_MS);
	return Object.fromEntries(
		Object.entries(data).map(([key, value]) => {
			if (key === "title" || key === "collaboration") return [key, `${value} (example)`];
			const isDay = key === "date" || key === "endDate";
			return [key, isDay ? dayAfter(value, weeks * 7) : value];
		}),
	);
}
