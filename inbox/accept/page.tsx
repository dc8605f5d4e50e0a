import { ENGLISH, homeOf, type Language, languageAttributes } from "@liberation/shared/language";
import { styleOf } from "../page-style.ts";
import type { DeliverySettings } from "../ports.ts";
import { htmlAnswer } from "./answers.ts";

/** Of which site a page is, and in whose words. */
export type PageSite = Pick<
	DeliverySettings,
	"siteUrl" | "endpoint" | "fontFaces" | "business" | "words"
>;

export interface PageContent {
	readonly title: string;
	/** Passages, the first of them the most important. */
	readonly texts: readonly string[];
	readonly items?: readonly string[];
	/** A button that posts to the page's own address. */
	readonly button?: string | undefined;
	/** Of the link to the site; in English where it is not said, as is the page. */
	readonly home?: string;
	readonly language?: Language;
}

/** A small page of the handler's own: to confirm, to leave, or to read what went wrong. */
export async function pageAnswer(
	status: number,
	site: PageSite,
	content: PageContent,
	headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
	const { css, source } = await styleOf(site);
	return htmlAnswer(status, <Page {...content} site={site} css={css} />, {
		style: source,
		sources: ["font-src 'self'"],
		headers,
	});
}

function Page({
	title,
	texts,
	items = [],
	button,
	language = ENGLISH,
	site: { siteUrl, business, words },
	home = words.pages.home,
	css,
}: PageContent & { site: PageSite; css: string }) {
	return (
		<html {...languageAttributes(language)}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width" />
				<meta name="robots" content="noindex" />
				<title>{`${title} · ${business.name}`}</title>
				<style>{css}</style>
			</head>
			<body>
				<main className="narrow">
					<p className="wordmark">{business.name}</p>
					<h1>{title}</h1>
					{texts.map((text) => (
						<p key={text}>{text}</p>
					))}
					{items.length > 0 && (
						<ul className="faults">
							{items.map((item) => (
								<li key={item}>{item}</li>
							))}
						</ul>
					)}
					{button && (
						<form method="post">
							<button type="submit">{button}</button>
						</form>
					)}
					<p>
						<a href={siteUrl + homeOf(language)}>{home}</a>
					</p>
				</main>
			</body>
		</html>
	);
}
