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
	Content: ({ data: { articles }, section: { filter, all, feed } }) => (
		<>
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
	/** The newest article's sentence, which leads to it. */
	figure: ({ data: { articles }, section: { newest } }) =>
		articles.slice(0, 1).map(({ slug, title, quote, category, minutes }) => (
			<div key={slug}>
				<p className="text-small font-bold">{`${newest} · ${category} · ${minutes} min read`}</p>
				<p className="display mt-3 text-h3 leading-snug">{quote}</p>
				<Onward link={{ label: title, href: articlePath(slug) }} />
			</div>
		)),
	/** The feed that programs subscribe to, and the script of the filters. */
	head: ({ assets }) => (
		<>
			<link rel="alternate" type="application/atom+xml" href="/articles/feed.xml" />
			<script type="module" src={assets.scripts.filters} />
		</>
	),
});
