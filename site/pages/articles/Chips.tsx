import { ARTICLE_CATEGORIES } from "../../content/schemas/articles.ts";

interface ChipsProps {
	label: string;
	/** How many articles there are. */
	count: number;
}

/** The categories as chips that site/scripts/articles.ts brings to life; without it, they aren't shown. */
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
