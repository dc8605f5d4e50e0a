import { ENGLISH, type Language, languageAttributes } from "@liberation/shared/language";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { deskAddress } from "../common/desk-address.ts";
import type { DeliverySettings } from "../settings/delivery-settings.ts";
import { noStore } from "./answers.ts";
import { SHEET } from "./page-style.ts";

export type PageSite = Pick<
	DeliverySettings,
	"siteUrl" | "endpoint" | "fontFaces" | "business" | "languages"
>;

export interface HtmlPage {
	readonly status: number;
	readonly title: string;
	readonly body: ReactNode;
	readonly language?: Language;
	readonly head?: ReactNode;
	readonly sources?: readonly string[];
	readonly headers?: Readonly<Record<string, string>>;
}

/** Cache of the CSP sources by style sheet, with or without the fonts. */
const styleSources = new Map<string, Promise<string>>();

/** Renders a page of the server. The page's CSP allows only its styles and forms, the site's fonts and `sources`. */
export async function htmlPage(
	site: Pick<PageSite, "siteUrl" | "endpoint" | "fontFaces" | "business">,
	{ status, title, body, language = ENGLISH, head, sources = [], headers }: HtmlPage,
): Promise<Response> {
	// On other origins, `font-src 'self'` blocks the site's fonts, so pages there have no `@font-face` rules.
	const isAtSite = new URL(deskAddress(site)).origin === new URL(site.siteUrl).origin;
	const css = SHEET + (isAtSite ? site.fontFaces : "");
	const source = styleSources.get(css) ?? styleSource(css);
	styleSources.set(css, source);
	const page = (
		<html {...languageAttributes(language)}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width" />
				<meta name="robots" content="noindex" />
				<meta name="color-scheme" content="light dark" />
				{head}
				<title>{`${title} · ${site.business.name}`}</title>
				<style>{css}</style>
			</head>
			<body>{body}</body>
		</html>
	);
	const policy = [
		"default-src 'none'",
		`style-src ${await source}`,
		"font-src 'self'",
		...sources,
		"form-action 'self'",
		"frame-ancestors 'none'",
		"base-uri 'none'",
	];
	return new Response(`<!doctype html>\n${renderToStaticMarkup(page)}`, {
		status,
		headers: {
			...noStore,
			"Content-Security-Policy": policy.join("; "),
			"Content-Type": "text/html; charset=utf-8",
			...headers,
		},
	});
}

/** Returns the CSP source of an inline style sheet: the style sheet's hash. */
async function styleSource(css: string): Promise<string> {
	const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(css));
	return `'sha256-${btoa(String.fromCodePoint(...new Uint8Array(hash)))}'`;
}
