import type { IncomingMessage, ServerResponse } from "node:http";
import type { Handler } from "../ports.ts";

/** Where requests come from, as the socket or our own proxy says; a header of the visitor's can't. */
const clients = new WeakMap<Request, string>();

/** The address that a request came from. */
export function clientAddressOf(request: Request): string | undefined {
	return clients.get(request);
}

/**
 * Answers a request of Node's with a web-standard handler.
 * @param origin - what the path of the request is appended to
 * @param proxyHeader - the header in which a proxy of ours names the visitor's address
 */
export async function answerWith(
	handler: Handler,
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	{ origin, proxyHeader }: { origin: string; proxyHeader?: string | undefined },
): Promise<void> {
	const address = origin + (incoming.url ?? "/");
	if (!URL.canParse(address)) {
		outgoing.writeHead(400).end();
		return;
	}
	const method = incoming.method ?? "GET";
	const hasBody = method !== "GET" && method !== "HEAD";
	const request = new Request(address, {
		method,
		headers: Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
			values.map((value): [string, string] => [name, value]),
		),
		...(hasBody && { body: bodyOf(incoming), duplex: "half" }),
	});
	const client = clientOf(incoming, proxyHeader);
	if (client) clients.set(request, client);
	const response = await handler(request);
	outgoing.writeHead(response.status, Object.fromEntries(response.headers));
	outgoing.end(method === "HEAD" ? undefined : Buffer.from(await response.arrayBuffer()));
}

/** The last address in the header is the one that our own proxy added. */
function clientOf(incoming: IncomingMessage, proxyHeader: string | undefined): string | undefined {
	if (!proxyHeader) return incoming.socket.remoteAddress;
	return incoming.headersDistinct[proxyHeader.toLowerCase()]?.at(-1)?.split(",").at(-1)?.trim();
}

/**
 * The body as a web stream. Unlike Node's own, one that is not read to its end leaves the socket open, so
 * that whoever sent too much still gets the answer that says so.
 */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
	return new ReadableStream<Uint8Array>(
		{
			start(controller) {
				incoming.on("data", (chunk: Buffer) => {
					controller.enqueue(new Uint8Array(chunk));
					incoming.pause();
				});
				incoming.once("end", () => controller.close());
				incoming.once("error", (error) => controller.error(error));
				incoming.pause();
			},
			pull() {
				incoming.resume();
			},
			cancel() {
				incoming.removeAllListeners("data").removeAllListeners("end");
				incoming.resume();
			},
		},
		// Nothing is read before the handler asks for it.
		{ highWaterMark: 0 },
	);
}
