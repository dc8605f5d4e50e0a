import { QUIZ } from "../check/submission.ts";
import { errorCode } from "../common/logger.ts";
import type { Handler, Ports, RequestContext } from "../ports.ts";
import { accept } from "./accept.ts";
import { headersOf, jsonAnswer, jsonRefusal, type Receipt, type Refusal } from "./answers.ts";
import { answerBounces, BOUNCES } from "./bounces.ts";
import { isAllowedOrigin, originOf, preflight, withCors } from "./cors.ts";
import type { PageSite } from "./html-page.tsx";
import { answerLink } from "./link.ts";
import { pageAnswer } from "./page.tsx";

/** The value of `Retry-After` while the store fails, in seconds. */
const RETRY_AFTER = 30;

/** Creates the request handler of the forms, the quiz's email step and the links in mails, the same on every host. */
export function createHandler(ports: Ports): Handler {
	const { settings, logger } = ports;
	const { siteUrl } = settings;
	const { faults } = settings.languages.en.mail;

	const isTarget = (route: string) => route === QUIZ || Object.hasOwn(settings.forms, route);
	const methodRefusal = (allow: string) =>
		({ status: 405, message: faults.method, allow }) satisfies Refusal;

	async function answer(route: string, request: Request, context: RequestContext) {
		if (route === "confirm" || route === "unsubscribe") {
			if (["GET", "HEAD", "POST"].includes(request.method)) {
				return answerLink(route, request, context, ports);
			}
			return refuse(request, settings, methodRefusal("GET, HEAD, POST"));
		}
		if (route === BOUNCES && settings.bounceSecret !== undefined) {
			return answerBounces(settings.bounceSecret, request, context, ports);
		}
		if (!isTarget(route)) {
			return refuse(request, settings, { status: 404, message: faults.unknown });
		}
		return answerPost(route, request, context);
	}

	async function answerPost(target: string, request: Request, context: RequestContext) {
		const origin = originOf(request);
		if (!isAllowedOrigin(target, origin, settings)) {
			return refuse(request, settings, { status: 403, message: faults.otherSite });
		}
		const cors = (response: Response) => withCors(response, target, origin);
		if (request.method === "OPTIONS") return cors(preflight());
		if (request.method !== "POST") {
			return cors(await refuse(request, settings, methodRefusal("POST, OPTIONS")));
		}
		const result = await accept(target, request, context, ports);
		if ("receipt" in result) return cors(accepted(target, request, result.receipt));
		return cors(await refuse(request, settings, result.refused));
	}

	function accepted(target: string, request: Request, receipt: Receipt): Response {
		if (!wantsPage(request)) return jsonAnswer(200, receipt);
		const path =
			target === QUIZ ? "/quiz" : `/thanks/${target}/${receipt.delayed ? "#delayed" : ""}`;
		return new Response(null, {
			status: 303,
			headers: { Location: siteUrl + path, "Cache-Control": "no-store" },
		});
	}

	return async function handle(request, context) {
		const route = routeOf(request, settings.endpoint);
		const isKnown = isTarget(route) || ["confirm", "unsubscribe", BOUNCES].includes(route);
		const note = { route: isKnown ? route : "unknown" };
		try {
			const response = await answer(route, request, context);
			logger.log({ event: "answered", ...note, status: response.status });
			return response;
		} catch (error) {
			// The store failed, or the client disconnected during the request. In both cases, a retry may succeed.
			logger.log({ event: "error", ...note, status: 503, reason: errorCode(error) });
			const response = await unavailable(request, settings);
			const origin = originOf(request);
			const isAllowed = isAllowedOrigin(route, origin, settings);
			return isAllowed ? withCors(response, route, origin) : response;
		}
	};
}

/** Responds with 503, because a retry may succeed. */
export function unavailable(request: Request, site: PageSite, retryAfter = RETRY_AFTER) {
	const { notSent } = site.languages.en.mail.faults;
	return refuse(request, site, { status: 503, message: notSent, retryAfter });
}

/** Refuses a request with a page or with JSON, depending on the `Accept` header. */
export async function refuse(request: Request, site: PageSite, refusal: Refusal) {
	const { faults } = site.languages.en.mail;
	if (!wantsPage(request)) return jsonRefusal(refusal);
	const items = refusal.errors?.map(({ message }) => message) ?? [];
	const texts = [...(items.length > 0 ? [] : [refusal.message]), faults.goBack];
	const content = { title: faults.title, texts, items };
	return pageAnswer(refusal.status, site, content, headersOf(refusal));
}

/** Returns the part of the path after the endpoint, such as `contact`. */
function routeOf(request: Request, endpoint: string): string {
	const base = `${new URL(endpoint).pathname.replace(/\/$/, "")}/`;
	const { pathname } = new URL(request.url);
	return pathname.startsWith(base) ? pathname.slice(base.length).replace(/\/$/, "") : "";
}

/** Whether the client accepts HTML: a browser that submits a form does, a script asks for JSON. */
function wantsPage(request: Request): boolean {
	return request.headers.get("accept")?.includes("text/html") ?? false;
}
