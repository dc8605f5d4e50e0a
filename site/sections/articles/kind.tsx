import { ArticleCard } from "../../components/ArticleCard.tsx";
import { FilterChips } from "../../components/FilterChips.tsx";
import { Onward } from "../../components/Onward.tsx";
import { Pages } from "../../components/Pages.tsx";
import type { Article } from "../../domain/articles.ts";
import { ARTICLE_CATEGORIES } from "../../schemas/articles.ts";
import { LONGEST, listPages, onPage } from "../list-pages.ts";
import { defineKind, type ListPage } from "../section-kind.ts";
import { schema } from "./schema.ts";

const CATEGORIES = ARTICLE_CATEGORIES.map((label) => ({ key: label.toLowerCase(), label }));

/** The newest article is large, the two after it stand beside each other, and further ones in threes. */
const WIDTHS = ["sm:col-span-full", "lg:col-span-3", "lg:col-span-3"];

/** The pages of all articles, and those of each category. */
function pagesOf(articles: readonly Article[]): readonly ListPage[] {
	if (articles.length <= LONGEST) return [];
	const all = listPages({ path: "/articles", length: articles.length });
	const ofCategories = CATEGORIES.flatMap(({ key, label }) => {
		const { length } = articles.filter(({ category }) => category === label);
		return length > 0 ? listPages({ path: `/articles/category/${key}`, of: label, length }) : [];
	});
	return [...all, ...ofCategories];
}

/** All articles, the newest large, with a filter by category; of a long list, a category has pages of its own. */
export default defineKind({
	schema,
	Content: ({ data: { articles }, section: { newest, filter, all, feed, newer, older, page } }) => {
		const pages = pagesOf(articles);
		const chosen = page?.of ? articles.filter(({ category }) => category === page.of) : articles;
		const isFirst = !page?.of && (page?.number ?? 1) === 1;
		return (
			<>
				<FilterChips
					path="/articles"
					label={filter}
					all={all}
					categories={CATEGORIES}
					items={chosen.map(({ slug, category }) => ({ slug, key: category.toLowerCase() }))}
					what="article"
					{...(page && { page, pages })}
				/>
				<ul className="mt-6 grid gap-x-fluid-4 gap-y-7 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-6">
					{onPage(chosen, page).map((article, index) => (
						<li
							key={article.slug}
							className={(isFirst && WIDTHS[index]) || "lg:col-span-2"}
							id={article.slug}
							data-category={article.category.toLowerCase()}
						>
							<ArticleCard
								article={article}
								place={index}
								lead={isFirst && index === 0 ? newest : undefined}
							/>
						</li>
					))}
				</ul>
				<Pages pages={pages} page={page} newer={newer} older={older} />
				<Onward link={{ label: feed, href: "/articles/feed.xml" }} />
			</>
		);
	},
	listPages: ({ data: { articles } }) => pagesOf(articles),
	/** The feed that programs subscribe to, and the script of the filters, which pages of a category don't need. */
	head: ({ assets, articles }) => (
		<>
			<link rel="alternate" type="application/atom+xml" href="/articles/feed.xml" />
			{articles.length <= LONGEST && <script type="module" src={assets.scripts.filters} />}
		</>
	),
});
