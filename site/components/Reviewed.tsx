import type { SiteData } from "../data.ts";
import { longDate } from "../rules/articles.ts";

interface ReviewedProps {
	data: Pick<SiteData, "everyPage" | "words">;
	/** The day of the review: `2026-03-14`. */
	day: string;
}

/** The line that says when a statement was last reviewed. */
export function Reviewed({ data: { everyPage, words }, day }: ReviewedProps) {
	const [before = "", after = ""] = everyPage.lastReviewed.split("{date}");
	return (
		<p className="mt-4 text-small text-soft">
			{before}
			<time dateTime={day}>{longDate(day, words.language.locale)}</time>
			{after}
		</p>
	);
}
