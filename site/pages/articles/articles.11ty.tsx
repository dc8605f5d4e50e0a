import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { ArticleCard } from "../../components/ArticleCard.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { articlePath } from "../../content/article-page.ts";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { Chips } from "./Chips.tsx";
import { schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "articles", pattern: "flyingGeese" };

export const data = definePage({
	path: "/articles",
	metadata: ({ pages }) => ({ ...schema.parse(pages.articles).metadata, block: BLOCK }),
});

/** All articles, by category. */
export default function Articles(data: SiteData) {
	const { title, lead, filterLabel, feedLabel, newsletter } = schema.parse(data.pages.articles);
	const { articles, assets } = data;
	const [newest] = articles;
	return (
		<Document
			data={data}
			styles="articles"
			head={
				<>
					<link rel="alternate" type="application/atom+xml" href="/articles/feed.xml" />
					<script type="module" src={assets.scripts.articles} />
				</>
			}
		>
			<PageHead tone="paper" {...BLOCK} title={title} lead={lead} />
			<div className="wrap article-list">
				<Chips label={filterLabel} count={articles.length} />
				<ul>
					{articles.map((article) => (
						<li key={article.slug} data-category={article.category.toLowerCase()}>
							<ArticleCard article={article} level="h2" />
						</li>
					))}
				</ul>
			</div>
			{newest && (
				<aside className="tone-indigo quote-band" aria-label={newest.title}>
					<div className="wrap">
						<p className="display">{newest.quote}</p>
						<p>
							From <a href={articlePath(newest.slug)}>{newest.title}</a>
						</p>
					</div>
				</aside>
			)}
			<section className="section wrap letter">
				<div>
					<h2>{newsletter.title}</h2>
					<p className="lead">{newsletter.text}</p>
					<p>
						<a className="onward" href="/articles/feed.xml">
							{feedLabel}
						</a>
					</p>
				</div>
				<SiteForm data={data} name="newsletter" />
			</section>
		</Document>
	);
}
