import { ARTICLE_CATEGORIES } from "../../content/schemas/articles.ts";

interface ChipsProps {
	label: string;
	/** How many articles there are. */
	count: number;
}

/** Filters by category. They show once site/scripts/articles.ts runs. */
export function Chips({ label, count }: ChipsProps) {
	return (
		<nav className="chips" aria-label={label}>
			<ul>
				<li>
					<a href="/articles" data-chip="" aria-current="true">
						All
					</a>
				</li>
				{ARTICLE_CATEGORIES.map((category) => (
					<li key={category}>
						<a
							href={`/articles?category=${category.toLowerCase()}`}
							data-chip={category.toLowerCase()}
						>
							{category}
						</a>
					</li>
				))}
			</ul>
			<p role="status" data-article-count="">
				{count} articles
			</p>
		</nav>
	);
}
