import { ENGLISH, homeOf, type Language, languageAttributes } from "@liberation/shared/language";
import { styleOf } from "../page-style.ts";
import type { DeliverySettings } from "../ports.ts";
import { htmlAnswer } from "./answers.ts";

export type PageSite = Pick<
	DeliverySettings,
	"siteUrl" | "endpoint" | "fontFaces" | "business" | "words"
>;

export interface PageContent {
	readonly title: string;
	/** Paragraphs. */
	readonly texts: readonly string[];
	readonly items?: readonly string[];
	/** Label of a button that posts to the page's own address. */
	readonly button?: string | undefined;
	/** Label of the link to the site; English by default. */
	readonly home?: string;
	readonly language?: Language;
}

/** Renders a page of the handler itself, such as a confirmation or a fault. */
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
