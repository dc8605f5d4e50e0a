import { addressOf } from "../../build/seo/address.ts";
import { articlePath } from "../../content/article-page.ts";
import type { SiteData } from "../../data.ts";
import { atomFeed } from "./atom.ts";
import { schema } from "./schema.ts";

export const data = { permalink: "/articles/feed.xml", eleventyExcludeFromCollections: true };

/** The articles as an Atom feed. */
export default function ArticlesFeed({ articles, environment, pages, site }: SiteData): string {
	const address = (path: string) => addressOf(environment, path);
	return atomFeed({
		...schema.parse(pages.articles).feed,
		language: site.locale,
		page: address("/articles"),
		feed: address("/articles/feed.xml"),
		entries: articles.map(({ slug, title, excerpt, date, author, category, html }) => ({
			title,
			summary: excerpt,
			date,
			author,
			category,
			address: address(articlePath(slug)),
			html: html.replaceAll('href="/', `href="${environment.siteUrl}/`),
		})),
	});
}
