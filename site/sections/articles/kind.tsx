import { ArticleCard } from "../../components/ArticleCard.tsx";
import { FilterChips } from "../../components/FilterChips.tsx";
import { Onward } from "../../components/Onward.tsx";
import { articlePath } from "../../rules/articles.ts";
import { ARTICLE_CATEGORIES } from "../../schemas/articles.ts";
import { defineKind } from "../section.ts";
import { schema } from "./schema.ts";

/** All articles in two columns, with a filter by category. */
export default defineKind({
	schema,
	Content: ({ data: { articles }, section: { newest, filter, all, feed } }) => (
		<>
			{articles.slice(0, 1).map(({ slug, title, quote }) => (
				<div key={slug}>
					<p className="great">{quote}</p>
					<Onward link={{ label: `${newest}: ${title}`, href: articlePath(slug) }} />
				</div>
			))}
			<FilterChips
				path="/articles"
				label={filter}
				all={all}
				categories={ARTICLE_CATEGORIES.map((name) => ({ key: name.toLowerCase(), label: name }))}
				items={articles.map(({ slug, category }) => ({ slug, key: category.toLowerCase() }))}
				what="article"
			/>
			<ul className="mt-6 grid gap-x-fluid-6 gap-y-8 lg:grid-cols-2">
				{articles.map((article) => (
					<li key={article.slug} id={article.slug} data-category={article.category.toLowerCase()}>
						<ArticleCard article={article} />
					</li>
				))}
			</ul>
			<Onward link={{ label: feed, href: "/articles/feed.xml" }} />
		</>
	),
	/** The feed that programs subscribe to, and the script of the filters. */
	head: ({ assets }) => (
		<>
			<link rel="alternate" type="application/atom+xml" href="/articles/feed.xml" />
			<script type="module" src={assets.scripts.filters} />
		</>
	),
});
