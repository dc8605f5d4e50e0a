import clsx from "clsx";
import { ArticleCard, type ArticleCardLayout } from "../../components/ArticleCard.tsx";
import { Facts } from "../../components/Facts.tsx";
import { FilterLink } from "../../components/FilterLink.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { Onward } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { PullQuote } from "../../components/PullQuote.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import { type Article, articlePath } from "../../rules/articles.ts";
import { ARTICLE_CATEGORIES } from "../../schemas/articles.ts";
import { countText } from "../../scripts/filter.ts";
import type { schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "articles", pattern: "flyingGeese" };

type ArticlesData = PageData<"articles", typeof schema>;

export const data = definePage({
	path: "/articles",
	metadata: ({ pages }: ArticlesData) => ({ ...pages.articles.metadata, block: BLOCK }),
});

/** All articles, by category. */
export default function Articles(data: ArticlesData) {
	const { title, lead, filterLabel, feedLabel, newsletter } = data.pages.articles;
	const { articles, assets } = data;
	const [newest] = articles;
	return (
		<Document
			data={data}
			head={
				<>
					<link rel="alternate" type="application/atom+xml" href="/articles/feed.xml" />
					<script type="module" src={assets.scripts.articles} />
				</>
			}
		>
			<PageHead composition="strip" tone="paper" {...BLOCK} title={title} lead={lead} />
			<div className="wrap pb-section">
				<Chips label={filterLabel} count={articles.length} />
				<ArticleList articles={articles} />
			</div>
			{newest && <Quote article={newest} />}
			<Section className="grid gap-x-fluid-7 gap-y-10 lg:grid-cols-[5fr_7fr] lg:items-center">
				<div>
					<SectionHead title={newsletter.title} lead={newsletter.text} />
					<Facts facts={newsletter.facts} />
					<Onward link={{ label: feedLabel, href: "/articles/feed.xml" }} />
				</div>
				<SiteForm data={data} name="newsletter" />
			</Section>
		</Document>
	);
}

/** Two columns under the newest article. */
function ArticleList({ articles }: { articles: readonly Article[] }) {
	return (
		<ul className="grid gap-x-fluid-5 lg:grid-cols-2">
			{articles.map((article, index) => {
				const layout = layoutOf(index, articles.length);
				return (
					<li
						key={article.slug}
						className={clsx("border-t py-entry", layout !== "narrow" && "lg:col-span-full")}
						data-category={article.category.toLowerCase()}
					>
						<ArticleCard article={article} level="h2" layout={layout} />
					</li>
				);
			})}
		</ul>
	);
}

/** The newest article leads; one that would stand alone in the last row has the row to itself. */
function layoutOf(index: number, count: number): ArticleCardLayout {
	if (index === 0) return "leading";
	return index === count - 1 && count % 2 === 0 ? "mirrored" : "narrow";
}

function Quote({ article: { slug, title, quote } }: { article: Article }) {
	return (
		<aside className="tone-indigo py-section" aria-label={title}>
			<div className="wrap">
				<PullQuote className="max-w-240">{quote}</PullQuote>
				<p className="mt-5">
					From <a href={articlePath(slug)}>{title}</a>
				</p>
			</div>
		</aside>
	);
}

interface ChipsProps {
	label: string;
	/** How many articles there are. */
	count: number;
}

/** Filters by category, which need site/scripts/articles.ts: without scripts they would lead nowhere. */
function Chips({ label, count }: ChipsProps) {
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
