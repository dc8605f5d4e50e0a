import { FilterLink } from "../../components/FilterLink.tsx";
import { ARTICLE_CATEGORIES } from "../../schemas/articles.ts";
import { countText } from "../../scripts/filter.ts";

interface ChipsProps {
	label: string;
	/** How many articles there are. */
	count: number;
}

/** Filters by category, which need site/scripts/articles.ts: without scripts they would lead nowhere. */
export function Chips({ label, count }: ChipsProps) {
	return (
		<nav
			className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 noscript:hidden"
			aria-label={label}
		>
			<ul className="flex flex-wrap gap-2.5">
				<li>
					<FilterLink href="/articles" data-chip="" aria-current="true">
						All
					</FilterLink>
				</li>
				{ARTICLE_CATEGORIES.map((category) => (
					<li key={category}>
						<FilterLink
							href={`/articles?category=${category.toLowerCase()}`}
							data-chip={category.toLowerCase()}
						>
							{category}
						</FilterLink>
					</li>
				))}
			</ul>
			<p className="text-soft" role="status" data-article-count="">
				{countText(count, "article")}
			</p>
		</nav>
	);
}
