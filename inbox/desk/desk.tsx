import { deskAddress } from "../desk-address.ts";
import { kindOf } from "../logger.ts";
import type { Handler, Ports } from "../ports.ts";
import { answerAction, confirmDeletion, confirmPersonDeletion } from "./actions.tsx";
import { countsPage, partnerPage } from "./counts.tsx";
import { exportForMailing, exportList, exportSubmissions, type Format } from "./export.ts";
import { deskPage, leadTo, pageOf, type Stranger, type Visit } from "./frame.tsx";
import { listPage } from "./list.tsx";
import { listsPage } from "./lists.tsx";
import { mailPage, mailPart, mailsPage } from "./mails.tsx";
import { endSession, type Session, sessionOf } from "./session.ts";
import { answerStranger } from "./sign-in.tsx";
import { submissionPage } from "./submission.tsx";
import words from "./words.json" with { type: "json" };

export interface DeskOptions {
	/**
	 * Stands in the forms of `npm start` and the preview, where nobody has to sign in and mails can be read, because
	 * nothing leaves.
	 */
	readonly previewToken?: string;
}

/**
 * Makes the handler of the founder's own pages (docs/desk.md): what was sent, what became of it, and what to do with
 * it. Like the handler of forms it knows no host.
 */
export function createDesk(ports: Ports, { previewToken }: DeskOptions = {}): Handler {
	const base = new URL(deskAddress(ports.settings)).pathname;
	const isPreview = previewToken !== undefined;

	async function answer(stranger: Stranger): Promise<Response> {
		const { request, url } = stranger;
		const route = url.pathname.slice(base.length).replace(/^\/|\/$/g, "");
		if (!isPreview && (route === "sign-in" || route === "asked")) {
			return answerStranger(stranger, route);
		}
		const session: Session | undefined = isPreview
			? { email: undefined, formToken: previewToken }
			: await sessionOf(request, ports);
		if (!session) return leadToSignIn(stranger, route);
		const visit: Visit = { ...stranger, session, isPreview };
		if (request.method !== "POST") return showPage(visit, route);
		if (route !== "sign-out") return answerAction(visit, route);
		return leadTo(`${base}/sign-in?out`, [await endSession(request, ports)]);
	}

	return async (request, context) => {
		const url = new URL(request.url);
		const stranger = { ports, context, request, url, base };
		try {
			const response = ["GET", "HEAD", "POST"].includes(request.method)
				? await answer(stranger)
				: await faultPage(stranger, words.faults.method, 405);
			ports.logger.log({ event: "answered", route: "desk", status: response.status });
			return response;
		} catch (error) {
			ports.logger.log({ event: "error", route: "desk", status: 503, reason: kindOf(error) });
			return faultPage(stranger, words.faults.store, 503);
		}
	};
}

function faultPage(stranger: Stranger, text: string, status: number): Promise<Response> {
	return pageOf(stranger, { title: words.title, children: <p>{text}</p> }, status);
}

/**
 * Sends somebody to the page where they sign in, and back afterwards. A browser that follows a link from a mail
 * program on the web keeps the session's cookie to itself, so such a page first loads itself once more.
 */
function leadToSignIn(stranger: Stranger, route: string): Promise<Response> | Response {
	const { request, base, url } = stranger;
	if (request.method !== "POST" && request.headers.get("sec-fetch-site") === "cross-site") {
		const children = (
			<p>
				<a href={url.pathname}>{words.signIn.hop}</a>
			</p>
		);
		return pageOf(stranger, { title: words.signIn.hop, refresh: true, children });
	}
	const to = route.startsWith("submissions/") ? `?${new URLSearchParams({ to: route })}` : "";
	return leadTo(`${base}/sign-in${to}`);
}

type Page = (visit: Visit, first: string, second: string) => Promise<Response> | Response;

const formatOf = (name: string): Format => (name === "json" ? name : "csv");

/** Each page with the addresses that it answers. */
const PAGES: readonly (readonly [RegExp, Page])[] = [
	[/^$/, (visit) => listPage(visit)],
	[/^export\.(csv|json)$/, (visit, format) => exportSubmissions(visit, formatOf(format))],
	[/^submissions\/([\w-]+)$/, (visit, id) => submissionPage(visit, id)],
	[/^submissions\/([\w-]+)\/delete$/, (visit, id) => confirmDeletion(visit, id)],
	[
		/^(submissions|lists)\/([\w-]+)\/delete-person$/,
		(visit, part, id) => confirmPersonDeletion(visit, part === "lists" ? part : "submissions", id),
	],
	[/^counts$/, (visit) => countsPage(visit)],
	[/^counts\/([\w-]+)$/, (visit, partner) => partnerPage(visit, partner)],
	[/^lists(?:\/([\w-]+))?$/, (visit, form) => listsPage(visit, form)],
	[
		/^lists\/([\w-]+)\/export\.(csv|json)$/,
		(visit, form, format) => exportList(visit, form, formatOf(format)),
	],
	[/^lists\/([\w-]+)\/mailing\.csv$/, (visit, form) => exportForMailing(visit, form)],
	[/^sign-in$|^asked$/, ({ base }) => leadTo(`${base}/`)],
];

/** The mails that did not leave. */
const PREVIEW_PAGES: typeof PAGES = [
	[/^mails$/, (visit) => mailsPage(visit)],
	[/^mails\/([\w-]+)$/, (visit, id) => mailPage(visit, id)],
	[/^mails\/([\w-]+)\/html$/, (visit, id) => mailPart(visit, id)],
];

async function showPage(visit: Visit, route: string): Promise<Response> {
	for (const [pattern, page] of visit.isPreview ? [...PREVIEW_PAGES, ...PAGES] : PAGES) {
		const [found, first = "", second = ""] = pattern.exec(route) ?? [];
		if (found !== undefined) return page(visit, first, second);
	}
	const children = (
		<p>
			{words.faults.unknown} <a href={`${visit.base}/`}>{words.title}</a>
		</p>
	);
	return deskPage(visit, { title: "No such page", children }, 404);
}
