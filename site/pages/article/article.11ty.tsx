import clsx from "clsx";
import { ArticleCard } from "../../components/ArticleCard.tsx";
import { Actions } from "../../components/Button.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section } from "../../components/Section.tsx";
import { RawHtml } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { type Article, CATEGORY_TONES, longDate, relatedTo } from "../../domain/articles.ts";
import { definePages } from "../../eleventy/page.ts";
import { article as structured } from "../../eleventy/seo/structured-data.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema } from "./schema.ts";

interface ArticleData extends PageData<"article", typeof schema> {
	article: Article;
}

export const data = definePages({
	path: "/articles/*",
	each: "article",
	items: ({ articles }) => articles,
	slug: ({ slug }) => slug,
	metadata: (data) => {
		const { title, excerpt: description, quote: great, category } = data.article;
		const dye = CATEGORY_TONES[category];
		return { title, description, great, dye, jsonLd: [structured(data, data.article)] };
	},
});

const RELATED = 2;

/** An article, followed by further articles to read. */
export default function ArticlePage(data: ArticleData) {
	const { article, articles } = data;
	const { title, excerpt, category, quote, html, parts, image, date, author, minutes, tags } =
		article;
	const words = data.pages.article;
	const hasParts = parts.length > 1;
	return (
		<Document
			data={data}
			head={<link rel="alternate" type="application/atom+xml" href="/articles/feed.xml" />}
		>
			<article>
				<PageHead
					tone={CATEGORY_TONES[category]}
					label={[category, longDate(date), `${minutes} min read`].join(" · ")}
					title={title}
					lead={excerpt}
					image={image}
				/>
				<Section ground="linen">
					<p className="great">{quote}</p>
				</Section>
				<Section className={clsx(hasParts && "beside", "print:py-6")}>
					{hasParts && (
						<nav className="max-lg:hidden" aria-label="On this page">
							<ul className="grid gap-y-3">
								{parts.map(({ id, title }) => (
									<li key={id}>
										<a className="display text-h4 text-inherit" href={`#${id}`}>
											{title}
										</a>
									</li>
								))}
							</ul>
						</nav>
					)}
					<div>
						<RawHtml className="article-text prose" html={html} />
						<p className="mt-8 text-small text-soft">
							{author} · {words.tagsLabel}: {tags.map((tag) => tag.replaceAll("-", " ")).join(", ")}
						</p>
					</div>
				</Section>
			</article>
			<Section ground="linen">
				<h2>{words.relatedTitle}</h2>
				<ul className="grid gap-x-fluid-5 gap-y-8 lg:grid-cols-2">
					{relatedTo(article, articles, RELATED).map((other, index) => (
						<li key={other.slug}>
							<ArticleCard article={other} place={index} />
						</li>
					))}
				</ul>
				<Actions links={words.actions} />
			</Section>
		</Document>
	);
}
