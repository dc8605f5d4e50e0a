import { QUIZ } from "../check/submission.ts";
import { kindOf } from "../logger.ts";
import type { DeliverySettings, Handler, Ports, RequestContext } from "../ports.ts";
import { accept } from "./accept.ts";
import { headersOf, jsonAnswer, jsonRefusal, type Refusal, type Taken } from "./answers.ts";
import { answerBounces, BOUNCES } from "./bounces.ts";
import { isAllowedOrigin, originOf, preflight, withCors } from "./cors.ts";
import { type PageSite, pageAnswer } from "./page.tsx";
import { answerLink } from "./press.ts";

/** When a store that fails is worth another try, in seconds. */
const RETRY_AFTER = 30;

/**
 * Makes the handler that takes the site's forms and the quiz's email step, and the links in their mails
 * (docs/delivery.md is its contract). It knows no host: runtimes give it the ports and the requests.
 */
export function createHandler(ports: Ports): Handler {
	const { settings, logger } = ports;
	const { siteUrl } = settings;
	const { faults } = settings.words;

	const isTarget = (route: string) => route === QUIZ || Object.hasOwn(settings.forms, route);

	async function answer(
		route: string,
		request: Request,
		context: RequestContext,
	): Promise<Response> {
		if (route === "confirm" || route === "unsubscribe") {
			if (["GET", "HEAD", "POST"].includes(request.method)) {
				return answerLink(route, request, context, ports);
			}
			return refuse(request, settings, methodRefusal("GET, HEAD, POST", settings));
		}
		if (route === BOUNCES && settings.bounceSecret !== undefined) {
			return answerBounces(settings.bounceSecret, request, context, ports);
		}
		if (!isTarget(route)) {
			return refuse(request, settings, { status: 404, message: faults.unknown });
		}
		return answerPost(route, request, context);
	}

	async function answerPost(
		target: string,
		request: Request,
		context: RequestContext,
	): Promise<Response> {
		const origin = originOf(request);
		if (!isAllowedOrigin(target, origin, settings)) {
			return refuse(request, settings, { status: 403, message: faults.otherSite });
		}
		const cors = (response: Response) => withCors(response, target, origin);
		if (request.method === "OPTIONS") return cors(preflight());
		if (request.method !== "POST") {
			return cors(await refuse(request, settings, methodRefusal("POST, OPTIONS", settings)));
		}
		const result = await accept(target, request, context, ports);
		if ("taken" in result) return cors(taken(target, request, result.taken));
		return cors(await refuse(request, settings, result.refused));
	}

	function taken(target: string, request: Request, result: Taken): Response {
		if (!wantsPage(request)) return jsonAnswer(200, result);
		const path = target === QUIZ ? "/quiz" : `/thanks/${target}/`;
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
			// A store that fails, or a visitor who hung up in the middle of a word: worth another try.
			logger.log({ event: "error", ...note, status: 503, reason: kindOf(error) });
			const response = await unavailable(request, settings);
			const origin = originOf(request);
			return isAllowedOrigin(route, origin, settings)
				? withCors(response, route, origin)
				: response;
		}
	};
}

/** Says that nothing was stored, and that a later try may be. */
export function unavailable(
	request: Request,
	site: PageSite,
	retryAfter: number = RETRY_AFTER,
): Promise<Response> {
	const { notSent } = site.words.faults;
	return refuse(request, site, { status: 503, message: notSent, retryAfter });
}

/** Says no in the shape that was asked for. */
export async function refuse(
	request: Request,
	site: PageSite,
	refusal: Refusal,
): Promise<Response> {
	const { faults } = site.words;
	if (!wantsPage(request)) return jsonRefusal(refusal);
	const items = refusal.errors?.map(({ message }) => message) ?? [];
	const texts = [...(items.length > 0 ? [] : [refusal.message]), faults.goBack];
	const content = { title: faults.title, texts, items };
	return pageAnswer(refusal.status, site, content, headersOf(refusal));
}

/** What follows the endpoint's path: `contact`. A slash at the end does not matter. */
function routeOf(request: Request, endpoint: string): string {
	const base = `${new URL(endpoint).pathname.replace(/\/$/, "")}/`;
	const { pathname } = new URL(request.url);
	return pathname.startsWith(base) ? pathname.slice(base.length).replace(/\/$/, "") : "";
}

function methodRefusal(allow: string, { words }: Pick<DeliverySettings, "words">): Refusal {
	return { status: 405, message: words.faults.method, allow };
}

/** A form that a browser posts by itself asks for a page; a script does not. */
function wantsPage(request: Request): boolean {
	return request.headers.get("accept")?.includes("text/html") ?? false;
}
