import type { ReactNode } from "react";
import { ArticleCard } from "../../components/ArticleCard.tsx";
import { Actions } from "../../components/Button.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Picture } from "../../components/Photo.tsx";
import { Section } from "../../components/Section.tsx";
import { RawHtml } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePages } from "../../eleventy/page.ts";
import { article as structured } from "../../eleventy/seo/structured-data.ts";
import { Document } from "../../layouts/Document.tsx";
import { type Article, CATEGORY_TONES, longDate, relatedTo } from "../../rules/articles.ts";
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
		const { title, excerpt: description, category } = data.article;
		const dye = CATEGORY_TONES[category];
		return { title, description, dye, jsonLd: [structured(data, data.article)] };
	},
});

const RELATED = 2;

/** An article, followed by further articles to read. */
export default function ArticlePage(data: ArticleData) {
	const { article, articles } = data;
	const { title, excerpt, category, quote, html, image, date, author, minutes, tags } = article;
	const words = data.pages.article;
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
					figure={
						<>
							<Picture image={image} />
							<p className="patch display p-entry text-h3 leading-snug max-md:hidden" data-dyed>
								{quote}
							</p>
						</>
					}
				/>
				<div className="wrap grid gap-x-fluid-6 gap-y-6 py-section lg:grid-cols-[4fr_7fr] print:py-6">
					<aside
						className="self-start lg:sticky lg:top-below-header"
						aria-label="About this article"
					>
						<dl className="divide-y border-y text-small">
							<Fact term="By">{author}</Fact>
							<Fact term={words.tagsLabel}>
								{tags.map((tag) => tag.replaceAll("-", " ")).join(", ")}
							</Fact>
						</dl>
					</aside>
					<RawHtml className="article-text prose" html={html} />
				</div>
			</article>
			<Section>
				<h2>{words.relatedTitle}</h2>
				<ul className="mt-7 grid gap-x-fluid-5 lg:grid-cols-2">
					{relatedTo(article, articles, RELATED).map((other) => (
						<li key={other.slug} className="border-t py-7">
							<ArticleCard article={other} />
						</li>
					))}
				</ul>
				<Actions links={words.actions} />
			</Section>
		</Document>
	);
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div className="flex justify-between gap-6 py-2">
			<dt className="text-soft">{term}</dt>
			<dd className="text-end">{children}</dd>
		</div>
	);
}
