import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bodyRefusal } from "../../accept/answers.ts";
import { LARGEST_BODY } from "../../accept/body.ts";
import { refuse, unavailable } from "../../accept/handler.ts";
import type { PageSite } from "../../accept/html-page.tsx";
import { HEALTH } from "../../delivery.ts";
import type { Visitors } from "./connections.ts";

export interface MountedDelivery extends Visitors {
	/** The delivery's paths, without a trailing slash. */
	readonly paths: readonly string[];
	/** @param client - the client's IP address; undefined = unknown */
	answer(request: Request, client: string | undefined): Promise<Response>;
	/** Returns the site's URLs, texts and fonts, with which an error page is rendered. */
	siteOf(request: Request): PageSite;
	/** @param answered - resolves once the requests are answered, which need the store */
	close(answered: Promise<unknown>): Promise<void>;
}

export function addDelivery(app: FastifyInstance, delivery: MountedDelivery): void {
	const whole = { parseAs: "buffer", bodyLimit: LARGEST_BODY } as const;
	app.removeAllContentTypeParsers();
	app.addContentTypeParser("*", whole, (_request, body, done) => done(null, body));

	for (const url of [HEALTH, ...delivery.paths.flatMap((path) => [path, `${path}/*`])]) {
		app.all(url, {
			async handler(request, reply) {
				const response = await delivery.answer(requestOf(request), delivery.clientOf(request));
				return send(reply, response);
			},
			async errorHandler(error, request, reply) {
				const asked = requestOf(request);
				const site = delivery.siteOf(asked);
				const { statusCode = 500 } = error;
				if (statusCode >= 500) return send(reply, await unavailable(asked, site));
				const fault = statusCode === 413 ? "too-large" : "unreadable";
				return send(reply, await refuse(asked, site, bodyRefusal(fault, site)));
			},
		});
	}
}

function requestOf({ method, url, host, headers: given, body }: FastifyRequest): Request {
	const address = `http://${host}${url}`;
	const headers = new Headers();
	for (const [name, value] of Object.entries(given)) headers.set(name, String(value));
	const hasBody = body instanceof Uint8Array && body.length > 0 && !/^(GET|HEAD)$/.test(method);
	return new Request(URL.canParse(address) ? address : `http://localhost${url}`, {
		method,
		headers,
		...(hasBody && { body: new Uint8Array(body) }),
	});
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
	const { "set-cookie": _, ...headers } = Object.fromEntries(response.headers);
	reply.code(response.status).headers(headers);
	// `Set-Cookie` is the only header that may repeat, so each of its values is added separately.
	for (const cookie of response.headers.getSetCookie()) reply.header("Set-Cookie", cookie);
	// Downloads are streamed; all other responses are buffered.
	const { body } = response;
	if (body && response.headers.has("content-disposition")) return reply.send(Readable.from(body));
	// Without a body, fastify would add a content type.
	return reply.send(body ? Buffer.from(await response.arrayBuffer()) : undefined);
}
