import { QUIZ } from "../check/submission.ts";
import { errorCode } from "../common/logger.ts";
import type { Arrival, Handler, Ports } from "../ports.ts";
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

	/** Returns the answer, or why the request is refused. */
	async function answer(route: string, arrival: Arrival) {
		if (route === "confirm" || route === "unsubscribe") {
			if (!["GET", "HEAD", "POST"].includes(arrival.request.method))
				return methodRefusal("GET, HEAD, POST");
			return answerLink(route, arrival);
		}
		if (route === BOUNCES && settings.bounceSecret !== undefined)
			return answerBounces(settings.bounceSecret, arrival);
		if (!isTarget(route)) return { status: 404, message: faults.unknown } satisfies Refusal;
		return answerPost(route, arrival);
	}

	async function answerPost(target: string, arrival: Arrival) {
		const { request } = arrival;
		if (!isAllowedOrigin(target, originOf(request), settings))
			return { status: 403, message: faults.otherSite } satisfies Refusal;
		if (request.method === "OPTIONS") return preflight();
		if (request.method !== "POST") return methodRefusal("POST, OPTIONS");
		const result = await accept(target, arrival);
		return "refused" in result ? result.refused : accepted(target, request, result.receipt);
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
		const origin = originOf(request);
		const mayRead = isTarget(route) && isAllowedOrigin(route, origin, settings);
		const cors = (response: Response) => (mayRead ? withCors(response, route, origin) : response);
		try {
			const result = await answer(route, { request, context, ports });
			const isRefused = !(result instanceof Response);
			const response = cors(isRefused ? await refuse(request, settings, result) : result);
			logger.log({ event: "answered", ...note, status: response.status });
			return response;
		} catch (error) {
			// The store failed, or the client disconnected during the request. In both cases, a retry may succeed.
			logger.log({ event: "error", ...note, status: 503, reason: errorCode(error) });
			return cors(await unavailable(request, settings));
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
