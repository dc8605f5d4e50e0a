import { ENGLISH, homeOf, type Language } from "@liberation/shared/language";
import { htmlPage, type PageSite } from "./html-page.tsx";

export interface PageContent {
	readonly title: string;
	readonly texts: readonly string[];
	readonly items?: readonly string[];
	/** Label of a button that posts to the page's own URL. */
	readonly button?: string | undefined;
	/** Label of the link to the site; in English by default. */
	readonly home?: string;
	readonly language?: Language;
}

/** Renders a page of the request handler, such as a confirmation or an error page. */
export function pageAnswer(
	status: number,
	site: PageSite,
	{ title, texts, items = [], button, home, language = ENGLISH }: PageContent,
	headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
	const { siteUrl, business, languages } = site;
	const body = (
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
				<a href={siteUrl + homeOf(language)}>{home ?? languages.en.mail.pages.home}</a>
			</p>
		</main>
	);
	return htmlPage(site, { status, title, body, language, headers });
}
