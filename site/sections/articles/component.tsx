import { ArticleCard } from "../../components/ArticleCard.tsx";
import { FilterChips } from "../../components/FilterChips.tsx";
import { Onward } from "../../components/Onward.tsx";
import type { SiteData } from "../../data.ts";
import { ARTICLE_CATEGORIES } from "../../schemas/articles.ts";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

export const wide = true;

/** The feed that programs subscribe to, and the script of the filters. */
export function head({ assets }: SiteData) {
	return (
		<>
			<link rel="alternate" type="application/atom+xml" href="/articles/feed.xml" />
			<script type="module" src={assets.scripts.filters} />
		</>
	);
}

/**
 * All articles, with a filter by category, in two columns below the newest one; a last article without a neighbor spans
 * the row.
 */
export default function Articles({
	data: { articles },
	section: { filter, all, feed },
}: SectionProps<typeof schema, "articles">) {
	return (
		<>
			<FilterChips
				path="/articles"
				label={filter}
				all={all}
				categories={ARTICLE_CATEGORIES.map((name) => ({ key: name.toLowerCase(), label: name }))}
				items={articles.map(({ slug, category }) => ({ slug, key: category.toLowerCase() }))}
				what="article"
			/>
			<ul className="mt-6 grid gap-x-fluid-6 lg:grid-cols-2">
				{articles.map((article, index) => (
					<li
						key={article.slug}
						id={article.slug}
						className="border-t py-entry first:lg:col-span-full even:last:lg:col-span-full"
						data-category={article.category.toLowerCase()}
					>
						<ArticleCard article={article} leading={index === 0} />
					</li>
				))}
			</ul>
			<Onward link={{ label: feed, href: "/articles/feed.xml" }} />
		</>
	);
}
