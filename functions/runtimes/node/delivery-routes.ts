import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BODY_REFUSALS } from "../../accept/answers.ts";
import { LARGEST_BODY } from "../../accept/body.ts";
import { refuse, unavailable } from "../../accept/handler.ts";

/** What a server asks of the delivery of forms. */
export interface MountedDelivery {
	/** Under which paths it answers, without a slash at the end. */
	readonly paths: readonly string[];
	/** @param client - the address that the request came from */
	answer(request: Request, client: string | undefined): Promise<Response>;
	/** Which client a request came from: its connection, or what a proxy of ours says. */
	clientOf(request: FastifyRequest): string | undefined;
	/** @throws where the store can't be written to */
	check(): Promise<void>;
	close(): Promise<void>;
}

/** Lets the delivery answer its paths, and `/healthz` say whether it can. */
export function addDelivery(app: FastifyInstance, delivery: MountedDelivery): void {
	app.removeAllContentTypeParsers();
	app.addContentTypeParser(
		"*",
		{ parseAs: "buffer", bodyLimit: LARGEST_BODY },
		(_request, body, done) => done(null, body),
	);

	for (const path of delivery.paths) {
		for (const url of [path, `${path}/*`]) {
			app.all(url, {
				async handler(request, reply) {
					const response = await delivery.answer(requestOf(request), delivery.clientOf(request));
					return send(reply, response);
				},
				async errorHandler(error, request, reply) {
					const asked = requestOf(request);
					const home = new URL(asked.url).origin;
					if (error.statusCode === 413) {
						return send(reply, await refuse(asked, home, BODY_REFUSALS["too-large"]));
					}
					if (error.statusCode !== undefined && error.statusCode < 500) {
						return send(reply, await refuse(asked, home, BODY_REFUSALS.unreadable));
					}
					return send(reply, await unavailable(asked, home));
				},
			});
		}
	}

	app.get("/healthz", async (_request, reply) => {
		reply.header("Cache-Control", "no-store");
		try {
			await delivery.check();
			return reply.send({ status: "ok" });
		} catch {
			return reply.code(503).send({ status: "unavailable" });
		}
	});
}

/** The request as a web-standard one; its host is whatever the visitor asked for. */
function requestOf({ method, url, host, headers, body }: FastifyRequest): Request {
	const address = `http://${host}${url}`;
	return new Request(URL.canParse(address) ? address : `http://localhost${url}`, {
		method,
		headers: Object.entries(headers).flatMap(([name, value]) =>
			value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
		),
		...(body instanceof Uint8Array &&
			body.length > 0 &&
			method !== "GET" &&
			method !== "HEAD" && { body: new Uint8Array(body) }),
	});
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
	const { "set-cookie": _, ...headers } = Object.fromEntries(response.headers);
	reply.code(response.status).headers(headers);
	// The one header that may come more than once.
	for (const cookie of response.headers.getSetCookie()) reply.header("Set-Cookie", cookie);
	return reply.send(Buffer.from(await response.arrayBuffer()));
}
