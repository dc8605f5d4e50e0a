import { hex } from "@liberation/shared/design/hex";
import { interfaceColors } from "@liberation/shared/design/tokens";
import { ENGLISH, homeOf, type Language, languageAttributes } from "@liberation/shared/language";
import { DYES } from "../compose/letter/style.ts";
import { styleSource } from "../digest.ts";
import type { DeliverySettings } from "../ports.ts";
import { htmlAnswer } from "./answers.ts";

/** Of which site a page is, and in whose words. */
export type PageSite = Pick<DeliverySettings, "siteUrl" | "business" | "words">;

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

const { light, dark } = interfaceColors;
const colors = (theme: typeof light | typeof dark) =>
	`--paper:${hex(theme.paper)};--ink:${hex(theme.ink)};--action:${hex(theme.action)};--on-action:${hex(theme["on-action"])}`;
const patches = DYES.map((dye, index) => `${dye} ${index * 10}% ${index * 10 + 10}%`).join();

// The site's colors and strip of cloth, and nothing to load: these pages stand on their own on any host.
const STYLE =
	`:root{color-scheme:light dark;${colors(light)}}` +
	`@media(prefers-color-scheme:dark){:root{${colors(dark)}}}` +
	"body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.6 system-ui,sans-serif;-webkit-text-size-adjust:100%;overflow-wrap:anywhere}" +
	`body::before{content:"";display:block;height:.75rem;background:linear-gradient(90deg,${patches})}` +
	"main{max-width:34rem;margin:12vh auto;padding:0 1.5rem}" +
	"h1{font:600 2.25rem/1.15 Georgia,serif;margin:1.5rem 0 1rem}" +
	".name{font:600 1.125rem Georgia,serif}" +
	"button{font:inherit;font-weight:600;min-height:3rem;padding:0 1.5rem;border:0;border-radius:4px;background:var(--action);color:var(--on-action);cursor:pointer}" +
	"a{color:var(--action)}:focus-visible{outline:3px solid var(--ink);outline-offset:3px}";

let style: Promise<string> | undefined;

/** A small page of the handler's own: to confirm, to leave, or to read what went wrong. */
export async function pageAnswer(
	status: number,
	site: PageSite,
	content: PageContent,
	headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
	style ??= styleSource(STYLE);
	return htmlAnswer(status, <Page {...content} site={site} />, {
		style: await style,
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
}: PageContent & { site: PageSite }) {
	return (
		<html {...languageAttributes(language)}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width" />
				<meta name="robots" content="noindex" />
				<title>{`${title} · ${business.name}`}</title>
				<style>{STYLE}</style>
			</head>
			<body>
				<main>
					<p className="name">{business.name}</p>
					<h1>{title}</h1>
					{texts.map((text) => (
						<p key={text}>{text}</p>
					))}
					{items.length > 0 && (
						<ul>
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
