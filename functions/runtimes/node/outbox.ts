import { escapeHtml } from "../../../shared/quiz/email-format.ts";
import type { Mail, Mailbox } from "../../mail/mail.ts";
import { outboxMail } from "../../mail/outbox.ts";
import type { SubmissionStore } from "../../store/port.ts";

const STYLE =
	"body{max-width:50rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}" +
	"pre{white-space:pre-wrap;padding:1rem;background:#eee}" +
	"iframe{width:100%;height:40rem;border:1px solid #999}";

/** Nothing runs on these pages; what a mail shows may style itself, as mail programs allow it to. */
const POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'";

/** More submissions than anybody looks through. */
const SHOWN = 100;

/** A mail that would have left, with when and under which name its page is found. */
interface Shown extends Mail {
	readonly at: number;
}

/** The pages at /outbox/, where the mails that did not leave can be read. Development only. */
export function createOutbox(store: SubmissionStore): (request: Request) => Promise<Response> {
	async function mails(): Promise<Shown[]> {
		const { submissions } = await store.list({}, SHOWN);
		return submissions
			.flatMap(({ messages }) => messages)
			.filter(({ channel, state }) => channel === "outbox" && state === "delivered")
			.map(({ content, finishedAt }) => ({ ...outboxMail(content), at: finishedAt ?? 0 }));
	}

	return async (request) => {
		const [, id = "", part = ""] =
			/^\/outbox(?:\/([\w-]+))?(?:\/(html))?\/?$/.exec(new URL(request.url).pathname) ?? [];
		if (!id) return page("Outbox", list(await mails()));
		const mail = (await mails()).find((each) => each.id === id);
		if (!mail) {
			return page("Gone", '<p>There is no such mail. <a href="/outbox/">Outbox</a></p>', 404);
		}
		return part ? answer(mail.html) : page(mail.subject, mailPage(mail));
	};
}

function list(mails: readonly Shown[]): string {
	if (mails.length === 0) return "<p>No mail yet. Send a form, or take the quiz to its end.</p>";
	const rows = mails.map(
		({ id, subject, to, at }) =>
			`<li><a href="/outbox/${id}/">${escapeHtml(subject)}</a> to ${escapeHtml(formatted(to))}, ${new Date(at).toISOString()}</li>`,
	);
	return `<ol reversed>${rows.join("")}</ol>`;
}

function mailPage(mail: Shown): string {
	const headers: [string, string][] = [
		["To", formatted(mail.to)],
		["Reply-To", mail.replyTo ? formatted(mail.replyTo) : ""],
		["Subject", mail.subject],
		...Object.entries(mail.headers),
	];
	const shown = headers.filter(([, value]) => value).map((header) => header.join(": "));
	// A link can't be followed inside the frame: pages of the site don't let themselves be framed.
	const links = [...new Set(mail.text.match(/https?:\/\/\S+/g))].map(
		(link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`,
	);
	return `<p><a href="/outbox/">Outbox</a></p>
<pre>${escapeHtml(shown.join("\n"))}</pre>
<h2>Text</h2><pre>${escapeHtml(mail.text)}</pre>
<h2>Its links</h2><ul>${links.join("")}</ul>
<h2>HTML</h2><iframe sandbox title="The HTML part" src="/outbox/${mail.id}/html"></iframe>`;
}

function page(title: string, body: string, status = 200): Response {
	return answer(
		`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(title)}</h1>${body}</body></html>`,
		status,
	);
}

function answer(html: string, status = 200): Response {
	return new Response(html, {
		status,
		headers: {
			"Cache-Control": "no-store",
			"Content-Security-Policy": POLICY,
			"Content-Type": "text/html; charset=utf-8",
			"X-Content-Type-Options": "nosniff",
		},
	});
}

function formatted({ name, address }: Mailbox): string {
	return name ? `${name} <${address}>` : address;
}
