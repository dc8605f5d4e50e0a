import { deskAddress } from "../common/desk-address.ts";
import { errorCode } from "../common/logger.ts";
import type { Handler, Ports } from "../ports.ts";
import { withEarlierForms } from "../submission-words.ts";
import { answerAction, confirmDeletion, confirmPersonDeletion } from "./actions.tsx";
import { countsPage, partnerPage } from "./counts.tsx";
import { exportCounts, exportForMailing, exportList, exportSubmissions } from "./export.ts";
import { type AnonymousVisit, leadTo, missingPage, pageOf, type Visit } from "./frame.tsx";
import { listPage } from "./list.tsx";
import { listsPage } from "./lists.tsx";
import { mailPage, mailPart, mailsPage } from "./mails.tsx";
import { type Session, sessionOf } from "./session.ts";
import { answerSignIn } from "./sign-in.tsx";
import { submissionPage } from "./submission.tsx";
import words from "./words.json" with { type: "json" };

export interface DeskOptions {
	/** The CSRF token of `npm start` and the preview, where mails stay local and the desk needs no sign-in. */
	readonly previewToken?: string;
}

/** Creates the host-independent request handler of the founder's pages (docs/desk.md). */
export function createDesk(ports: Ports, { previewToken }: DeskOptions = {}): Handler {
	const base = new URL(deskAddress(ports.settings)).pathname;
	const isPreview = previewToken !== undefined;

	async function answer(anonymous: AnonymousVisit): Promise<Response> {
		const { request, url } = anonymous;
		const route = url.pathname.slice(base.length).replace(/^\/|\/$/g, "");
		if (!isPreview && (route === "sign-in" || route === "asked")) {
			return answerSignIn(anonymous, route);
		}
		const session: Session | undefined = isPreview
			? { email: undefined, formToken: previewToken }
			: await sessionOf(request, ports);
		if (!session) return leadToSignIn(anonymous, route);
		const visit: Visit = { ...anonymous, ports: await withEarlierForms(ports), session, isPreview };
		if (request.method !== "POST") return showPage(visit, route);
		return answerAction(visit, route);
	}

	return async (request, context) => {
		const url = new URL(request.url);
		const anonymous = { ports, context, request, url, base };
		try {
			const response = ["GET", "HEAD", "POST"].includes(request.method)
				? await answer(anonymous)
				: await faultPage(anonymous, words.faults.method, 405);
			ports.logger.log({ event: "answered", route: "desk", status: response.status });
			return response;
		} catch (error) {
			ports.logger.log({ event: "error", route: "desk", status: 503, reason: errorCode(error) });
			return faultPage(anonymous, words.faults.store, 503);
		}
	};
}

function faultPage(anonymous: AnonymousVisit, text: string, status: number): Promise<Response> {
	return pageOf(anonymous, { title: words.title, children: <p>{text}</p> }, status);
}

/**
 * Redirects to the sign-in page. After sign-in, a submission's page opens again; any other page leads to the list.
 * After a cross-site navigation, such as from webmail, browsers withhold the SameSite cookie, so the page first reloads
 * itself once from the same site.
 */
function leadToSignIn(anonymous: AnonymousVisit, route: string): Promise<Response> | Response {
	const { request, base, url } = anonymous;
	if (request.method !== "POST" && request.headers.get("sec-fetch-site") === "cross-site") {
		const children = (
			<p>
				<a href={url.pathname}>{words.signIn.hop}</a>
			</p>
		);
		return pageOf(anonymous, { title: words.signIn.hop, refresh: true, children });
	}
	const to = route.startsWith("submissions/") ? `?${new URLSearchParams({ to: route })}` : "";
	return leadTo(`${base}/sign-in${to}`);
}

type Page = (visit: Visit, ...parts: [string, string]) => Promise<Response | undefined> | Response;

/** The desk's pages by path. A page is undefined where its list or partner is unknown. */
const PAGES: readonly (readonly [RegExp, Page])[] = [
	[/^$/, listPage],
	[/^export\.csv$/, exportSubmissions],
	[/^submissions\/([\w-]+)$/, submissionPage],
	[/^submissions\/([\w-]+)\/delete$/, confirmDeletion],
	[/^(submissions|lists)\/([\w-]+)\/delete-person$/, confirmPersonDeletion],
	[/^counts$/, countsPage],
	[/^counts(?:\/([\w-]+))?\/export\.csv$/, exportCounts],
	[/^counts\/([\w-]+)$/, partnerPage],
	[/^lists(?:\/([\w-]+))?$/, listsPage],
	[/^lists\/([\w-]+)\/export\.csv$/, exportList],
	[/^lists\/([\w-]+)\/mailing\.csv$/, exportForMailing],
	[/^sign-in$|^asked$/, ({ base }) => leadTo(`${base}/`)],
];

const PREVIEW_PAGES: typeof PAGES = [
	[/^mails$/, mailsPage],
	[/^mails\/([\w-]+)$/, mailPage],
	[/^mails\/([\w-]+)\/html$/, mailPart],
];

async function showPage(visit: Visit, route: string): Promise<Response> {
	for (const [pattern, page] of visit.isPreview ? [...PREVIEW_PAGES, ...PAGES] : PAGES) {
		const [found, first = "", second = ""] = pattern.exec(route) ?? [];
		const shown = found !== undefined && (await page(visit, first, second));
		if (shown) return shown;
	}
	const link = <a href={`${visit.base}/`}>{words.title}</a>;
	return missingPage(visit, { title: "No such page", text: words.faults.unknown, link });
}
