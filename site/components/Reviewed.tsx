import type { SiteData } from "../data.ts";
import { longDate } from "../domain/articles.ts";
import { dateOf } from "../domain/dates.ts";
import { readCommitDates } from "../eleventy/environment.ts";

const changes = readCommitDates("site/_data/pages");

interface ReviewedProps {
	data: Pick<SiteData, "everyPage" | "words" | "buildDate">;
	/** The name of the page's file in `site/_data/pages`. */
	name: string;
}

/** The line that says when a statement was last reviewed: on the day on which its words last changed. */
export function Reviewed({ data: { everyPage, words, buildDate }, name }: ReviewedProps) {
	const [before = "", after = ""] = everyPage.lastReviewed.split("{date}");
	const day = dateOf(changes.get(`${name}.json`) ?? new Date(buildDate));
	return (
		<p className="mt-4 text-small text-soft">
			{before}
			<time dateTime={day}>{longDate(day, words.language.locale)}</time>
			{after}
		</p>
	);
}
