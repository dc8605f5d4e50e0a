import { escapeHtml } from "../../shared/quiz/email-format.ts";
import { site, words } from "../content.ts";
import { noStore } from "./answers.ts";

export interface PageContent {
	readonly title: string;
	/** Passages, the first of them the most important. */
	readonly texts: readonly string[];
	readonly items?: readonly string[];
	/** A button that posts to the page's own address. */
	readonly button?: string | undefined;
}

// Paper, ink and madder of the site, by hand: these pages stand on their own on any host.
const STYLE =
	"body{margin:0;background:#fbf6ec;color:#221c17;font:1.125rem/1.6 Georgia,serif}" +
	"main{max-width:34rem;margin:15vh auto;padding:0 1.5rem}h1{line-height:1.15}" +
	"button{font:inherit;padding:.7em 1.4em;border:0;background:#9e3b2c;color:#fff;cursor:pointer}" +
	"a{color:#9e3b2c}:focus-visible{outline:3px solid #221c17;outline-offset:3px}";

let policy: Promise<string> | undefined;

/** The page's only style is named by its hash, and nothing else is allowed. */
async function contentSecurityPolicy(): Promise<string> {
	const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(STYLE));
	const style = btoa(String.fromCodePoint(...new Uint8Array(hash)));
	return [
		"default-src 'none'",
		`style-src 'sha256-${style}'`,
		"form-action 'self'",
		"frame-ancestors 'none'",
		"base-uri 'none'",
	].join("; ");
}

/** A small page of the handler's own: to confirm, to leave, or to read what went wrong. */
export async function pageAnswer(
	status: number,
	siteUrl: string,
	{ title, texts, items = [], button }: PageContent,
	headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
	policy ??= contentSecurityPolicy();
	const body = [
		`<h1>${escapeHtml(title)}</h1>`,
		...texts.map((text) => `<p>${escapeHtml(text)}</p>`),
		items.length > 0
			? `<ul>${items.map((each) => `<li>${escapeHtml(each)}</li>`).join("")}</ul>`
			: "",
		button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : "",
		`<p><a href="${escapeHtml(siteUrl)}/">${escapeHtml(words.pages.home)}</a></p>`,
	];
	const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} · ${site.name}`)}</title><style>${STYLE}</style></head>
<body><main>${body.join("\n")}</main></body>
</html>`;
	return new Response(html, {
		status,
		headers: {
			...noStore,
			"Content-Type": "text/html; charset=utf-8",
			"Content-Security-Policy": await policy,
			...headers,
		},
	});
}
