import { definePages } from "../../build/page.ts";
import { article as structured } from "../../build/seo/structured-data.ts";
import { ArticleCard } from "../../components/ArticleCard.tsx";
import { Onward } from "../../components/Button.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { RawHtml } from "../../components/RawHtml.tsx";
import { articleBlock, articlePath, CATEGORY_TONES } from "../../content/article-page.ts";
import { type Article, longDate, relatedTo } from "../../content/articles.ts";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { schema } from "../articles/schema.ts";

interface ArticleData extends SiteData {
	article: Article;
}

export const data = definePages({
	path: "/articles/*",
	each: "article",
	items: ({ articles }) => articles,
	slug: ({ slug }) => slug,
	metadata: (data) => {
		const { slug, title, excerpt, author, date, category, tags } = data.article;
		const facts = { title, description: excerpt, path: articlePath(slug), author, date };
		return {
			title,
			description: excerpt,
			block: articleBlock(slug),
			crumbs: [{ label: "Articles", href: "/articles" }],
			jsonLd: [structured(data, { ...facts, section: category, tags })],
		};
	},
});

const RELATED = 2;

/** An article, with what to read next. */
export default function ArticlePage(data: ArticleData) {
	const { article, articles } = data;
	const { slug, title, excerpt, date, author, category, readTime, tags, quote, html, image } =
		article;
	const { article: words } = schema.parse(data.pages.articles);
	return (
		<Document
			data={data}
			styles="article"
			head={<link rel="alternate" type="application/atom+xml" href="/articles/feed.xml" />}
		>
			<article>
				<PageHead
					tone={CATEGORY_TONES[category]}
					{...articleBlock(slug)}
					label={category}
					title={title}
					lead={excerpt}
					image={image}
				/>
				<div className="section reading wrap">
					<aside aria-label="About this article">
						<p className="pull-quote display">{quote}</p>
						<dl>
							<div>
								<dt>Published</dt>
								<dd>
									<time dateTime={date}>{longDate(date)}</time>
								</dd>
							</div>
							<div>
								<dt>By</dt>
								<dd>{author}</dd>
							</div>
							<div>
								<dt>Length</dt>
								<dd>{readTime}</dd>
							</div>
							<div>
								<dt>{words.tagsLabel}</dt>
								<dd>{tags.map((tag) => tag.replaceAll("-", " ")).join(", ")}</dd>
							</div>
						</dl>
					</aside>
					<RawHtml className="prose" html={html} />
				</div>
			</article>
			<section className="section deep">
				<div className="related wrap">
					<h2>{words.relatedTitle}</h2>
					<ul>
						{relatedTo(article, articles, RELATED).map((other) => (
							<li key={other.slug}>
								<ArticleCard article={other} level="h3" />
							</li>
						))}
					</ul>
					<Onward link={{ label: words.allLabel, href: "/articles" }} />
				</div>
			</section>
		</Document>
	);
}
