import { isFormName, words } from "./content.ts";
import { createOnce, kindOf } from "./delivery/once.ts";
import type { Target } from "./forms/submission.ts";
import { headersOf, jsonAnswer, jsonRefusal, type Refusal, type Taken } from "./http/answers.ts";
import { isAllowedOrigin, preflight, withCors } from "./http/cors.ts";
import { pageAnswer } from "./http/page.ts";
import { answerLink } from "./links/press.ts";
import type { Handler, LogEntry, Ports } from "./ports.ts";
import { receive } from "./receive.ts";

const { faults } = words;

type Answered = Omit<LogEntry, "event" | "status" | "route"> & { readonly response: Response };

/**
 * Makes the handler that takes the site's forms and the quiz's email step, and the links in their mails
 * (docs/delivery.md is its contract). It knows no host: adapters give it the ports and the requests.
 */
export function createHandler(ports: Ports): Handler {
	const deliver = createOnce(ports);
	const { settings, logger } = ports;

	async function answer(route: string, request: Request): Promise<Answered> {
		if (route === "confirm" || route === "unsubscribe") {
			if (!["GET", "HEAD", "POST"].includes(request.method)) {
				return { response: await refuse(request, methodRefusal("GET, HEAD, POST")) };
			}
			return answerLink(route, request, ports, deliver);
		}
		if (route !== "quiz" && !isFormName(route)) {
			return { response: await refuse(request, { status: 404, message: faults.unknown }) };
		}
		return answerPost(route, request);
	}

	async function answerPost(target: Target, request: Request): Promise<Answered> {
		const origin = request.headers.get("origin");
		if (!isAllowedOrigin(origin, settings)) {
			return { response: await refuse(request, { status: 403, message: faults.otherSite }) };
		}
		const cors = (response: Response) => withCors(response, origin);
		if (request.method === "OPTIONS") return { response: cors(preflight()) };
		if (request.method !== "POST") {
			return { response: cors(await refuse(request, methodRefusal("POST, OPTIONS"))) };
		}
		const result = await receive(target, request, ports, deliver);
		if ("taken" in result) return { response: cors(accept(target, request, result.taken)) };
		const response = cors(await refuse(request, result.refused));
		return { response, ...(result.reason !== undefined && { reason: result.reason }) };
	}

	function accept(target: Target, request: Request, taken: Taken): Response {
		if (!wantsPage(request)) return jsonAnswer(200, { status: taken });
		const path = target === "quiz" ? "/quiz" : `/thanks/${target}/`;
		return new Response(null, {
			status: 303,
			headers: { Location: settings.siteUrl + path, "Cache-Control": "no-store" },
		});
	}

	async function refuse(request: Request, refusal: Refusal): Promise<Response> {
		if (!wantsPage(request)) return jsonRefusal(refusal);
		const items = refusal.errors?.map(({ message }) => message) ?? [];
		const texts = [...(items.length > 0 ? [] : [refusal.message]), faults.goBack];
		const content = { title: faults.title, texts, items };
		return pageAnswer(refusal.status, settings.siteUrl, content, headersOf(refusal));
	}

	return async function handle(request) {
		const route = routeOf(request, settings.endpoint);
		const named = isFormName(route) || ["quiz", "confirm", "unsubscribe"].includes(route);
		const note = (entry: Pick<LogEntry, "event" | "status" | "reason">) =>
			logger.log({ route: named ? route : "unknown", ...entry });
		try {
			const { response, reason } = await answer(route, request);
			const { status } = response;
			note(
				reason === undefined
					? { event: "answered", status }
					: { event: "mail-failed", status, reason },
			);
			return response;
		} catch (error) {
			// A store that fails, or a visitor who hung up in the middle of a word: worth another try.
			note({ event: "error", status: 503, reason: kindOf(error) });
			return jsonRefusal({ status: 503, message: faults.notSent, retryAfter: 30 });
		}
	};
}

/** What follows the endpoint's path: `contact`. A slash at the end does not matter. */
function routeOf(request: Request, endpoint: string): string {
	const base = `${new URL(endpoint).pathname.replace(/\/$/, "")}/`;
	const { pathname } = new URL(request.url);
	return pathname.startsWith(base) ? pathname.slice(base.length).replace(/\/$/, "") : "";
}

function methodRefusal(allow: string): Refusal {
	return { status: 405, message: faults.method, allow };
}

/** A form that a browser posts by itself asks for a page; a script does not. */
function wantsPage(request: Request): boolean {
	return request.headers.get("accept")?.includes("text/html") ?? false;
}
