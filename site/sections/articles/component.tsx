import { ArticleCard } from "../../components/ArticleCard.tsx";
import { FilterChips } from "../../components/FilterChips.tsx";
import { Onward } from "../../components/Onward.tsx";
import type { SiteData } from "../../data.ts";
import { articlePath } from "../../rules/articles.ts";
import { ARTICLE_CATEGORIES } from "../../schemas/articles.ts";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

type Props = SectionProps<typeof schema, "articles">;

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

/** The newest article, with the sentence that stands for it. */
export function figure({ newest }: Props["section"], { articles: [article] }: SiteData) {
	return (
		article && (
			<div className="patch p-entry" data-dyed>
				<p className="text-small font-bold">
					{`${newest} · ${article.category} · ${article.minutes} min read`}
				</p>
				<p className="display mt-3 text-h3 leading-snug">{article.quote}</p>
				<Onward link={{ label: article.title, href: articlePath(article.slug) }} />
			</div>
		)
	);
}

/** All articles in two columns, with a filter by category. */
export default function Articles({ data: { articles }, section: { filter, all, feed } }: Props) {
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
				{articles.map((article) => (
					<li
						key={article.slug}
						id={article.slug}
						className="border-t py-entry"
						data-category={article.category.toLowerCase()}
					>
						<ArticleCard article={article} />
					</li>
				))}
			</ul>
			<Onward link={{ label: feed, href: "/articles/feed.xml" }} />
		</>
	);
}
