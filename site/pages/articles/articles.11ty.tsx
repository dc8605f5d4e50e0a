import { ArticleCard } from "../../components/ArticleCard.tsx";
import { Facts } from "../../components/Facts.tsx";
import { FilterChips } from "../../components/FilterChips.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { Onward } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { SplitSection } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { Article } from "../../rules/articles.ts";
import { ARTICLE_CATEGORIES } from "../../schemas/articles.ts";
import type { schema } from "./schema.ts";

export const data = definePage({ path: "/articles" });

/** All articles, with a filter by category. */
export default function Articles(data: PageData<"articles", typeof schema>) {
	const { label, title, lead, filterLabel, all, feedLabel, newsletter } = data.pages.articles;
	const { articles, assets } = data;
	return (
		<Document
			data={data}
			head={
				<>
					<link rel="alternate" type="application/atom+xml" href="/articles/feed.xml" />
					<script type="module" src={assets.scripts.filters} />
				</>
			}
		>
			<PageHead tone="paper" label={label} title={title} lead={lead} />
			<div className="wrap pb-section print:pb-6">
				<FilterChips
					path="/articles"
					label={filterLabel}
					all={all}
					categories={ARTICLE_CATEGORIES.map((name) => ({ key: name.toLowerCase(), label: name }))}
					items={articles.map(({ slug, category }) => ({ slug, key: category.toLowerCase() }))}
					what="article"
				/>
				<ArticleList articles={articles} />
			</div>
			<SplitSection title={newsletter.title} lead={newsletter.text}>
				<SiteForm data={data} name="newsletter" />
				<Facts facts={newsletter.facts} />
				<Onward link={{ label: feedLabel, href: "/articles/feed.xml" }} />
			</SplitSection>
		</Document>
	);
}

/** Articles in two columns below the newest one; a last article without a neighbor spans the row. */
function ArticleList({ articles }: { articles: readonly Article[] }) {
	return (
		<ul className="mt-6 grid gap-x-fluid-6 lg:grid-cols-2">
			{articles.map((article, index) => (
				<li
					key={article.slug}
					id={article.slug}
					className="border-t py-entry first:lg:col-span-full even:last:lg:col-span-full"
					data-category={article.category.toLowerCase()}
				>
					<ArticleCard article={article} level="h2" leading={index === 0} />
				</li>
			))}
		</ul>
	);
}
