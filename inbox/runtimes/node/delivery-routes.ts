import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bodyRefusal } from "../../accept/answers.ts";
import { LARGEST_BODY } from "../../accept/body.ts";
import { refuse, unavailable } from "../../accept/handler.ts";
import type { PageSite } from "../../accept/page.tsx";
import type { Trouble } from "../../deliver/trouble.ts";
import type { Visitors } from "./connections.ts";

/** How often the delivery is looked after at most, in milliseconds. */
const CHECK_INTERVAL = 1_000;

/** What a server asks of the delivery of forms. */
export interface MountedDelivery extends Visitors {
	/** Under which paths it answers, without a slash at the end. */
	readonly paths: readonly string[];
	/** @param client - the address that the request came from */
	answer(request: Request, client: string | undefined): Promise<Response>;
	/** The site that a request is for, and its words. */
	siteOf(request: Request): PageSite;
	/** What of it doesn't work just now. */
	check(): Promise<readonly Trouble[]>;
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
					const site = delivery.siteOf(asked);
					if (error.statusCode === 413) {
						return send(reply, await refuse(asked, site, bodyRefusal("too-large", site)));
					}
					if (error.statusCode !== undefined && error.statusCode < 500) {
						return send(reply, await refuse(asked, site, bodyRefusal("unreadable", site)));
					}
					return send(reply, await unavailable(asked, site));
				},
			});
		}
	}

	// Anybody may ask, and each look writes to the disk.
	const check = remember(CHECK_INTERVAL, () => delivery.check());
	app.get("/healthz", async (_request, reply) => {
		reply.header("Cache-Control", "no-store");
		const trouble = await check();
		if (trouble.length === 0) return reply.send({ status: "ok" });
		return reply.code(503).send({ status: "unavailable", trouble });
	});
}

/** Asks once in an interval at most. */
function remember<Result>(interval: number, ask: () => Promise<Result>): () => Promise<Result> {
	let asked = Number.NEGATIVE_INFINITY;
	let result: Promise<Result> | undefined;
	return () => {
		const now = performance.now();
		if (result && now - asked < interval) return result;
		asked = now;
		result = ask();
		return result;
	};
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
	// Only a download may be long.
	const { body } = response;
	if (body && response.headers.has("content-disposition")) return reply.send(Readable.from(body));
	return reply.send(Buffer.from(await response.arrayBuffer()));
}
