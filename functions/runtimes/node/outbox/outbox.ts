import { renderToStaticMarkup } from "react-dom/server";
import { outboxMail } from "../../../send/outbox.ts";
import type { SubmissionStore } from "../../../store/port.ts";
import {
	type Drawing,
	listPage,
	mailPage,
	missingPage,
	type ShownMail,
	type View,
} from "./pages.tsx";

/** Nothing runs on these pages, and nothing is loaded from elsewhere. */
const POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'none'; " +
	"frame-ancestors 'none'; base-uri 'none'";

/** What a mail holds may style itself, and its links open new tabs, as in mail programs; no more. */
const MAIL_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; " +
	"base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** More submissions than anybody looks through. */
const SHOWN = 100;

/** The pages at /outbox/, where the mails that did not leave can be read. Development only. */
export function createOutbox(store: SubmissionStore): (request: Request) => Promise<Response> {
	async function mails(): Promise<ShownMail[]> {
		const { submissions } = await store.list({}, SHOWN);
		return submissions
			.flatMap(({ messages }) => messages)
			.filter(({ channel, state }) => channel === "outbox" && state === "delivered")
			.map(({ content, finishedAt, audience }) => ({
				...outboxMail(content),
				at: finishedAt ?? 0,
				audience,
			}));
	}

	return async (request) => {
		const { pathname, searchParams } = new URL(request.url);
		const [, id = "", part = ""] = /^\/outbox(?:\/([\w-]+))?(?:\/(html))?\/?$/.exec(pathname) ?? [];
		const all = await mails();
		if (!id) return answer(drawn(listPage(all)));
		const position = all.findIndex((mail) => mail.id === id);
		const mail = all[position];
		if (!mail) return answer(drawn(missingPage()), { status: 404 });
		const view: View = {
			isDark: searchParams.get("theme") === "dark",
			isPhone: searchParams.get("width") === "phone",
		};
		if (part) return answer(inTheme(mail.html, view), { policy: MAIL_POLICY });
		const neighbors = { newer: all[position - 1]?.id, older: all[position + 1]?.id };
		return answer(drawn(mailPage(mail, view, neighbors)));
	};
}

/** Decides the theme here, so that it is the same whatever the reader's own computer is set to. */
function inTheme(html: string, { isDark }: View): string {
	return html.replace(
		"@media (prefers-color-scheme: dark)",
		isDark ? "@media all" : "@media not all",
	);
}

function drawn(page: Drawing): string {
	return `<!doctype html>\n${renderToStaticMarkup(page)}`;
}

function answer(html: string, { status = 200, policy = POLICY } = {}): Response {
	return new Response(html, {
		status,
		headers: {
			"Cache-Control": "no-store",
			"Content-Security-Policy": policy,
			"Content-Type": "text/html; charset=utf-8",
			"Referrer-Policy": "no-referrer",
			"X-Content-Type-Options": "nosniff",
		},
	});
}
