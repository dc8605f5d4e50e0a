import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** What came in one request. */
interface Arrival {
	readonly key: string;
	readonly body: string;
}

/** What a server does with a message; `take` notes that it has it. */
export type Behavior = (response: ServerResponse, take: () => void) => void;

/** Where the pages of the server send their forms. */
const PATH = "/test-endpoint";

/**
 * The built site on a server of its own, whose forms lead to an endpoint: each message meets the next behavior, the
 * last one again and again. Messages with the same key are one message.
 * @param site - where the built site is served
 */
export async function openEndpoint(site: string, ...behaviors: Behavior[]) {
	const arrivals: Arrival[] = [];
	const taken = new Map<string, string>();
	const server = createServer(async (request, response) => {
		if (request.method !== "POST") return passOn(site, request.url ?? "/", response);
		const body = await text(request);
		const name = /"idempotencyKey":"([^"]*)"/.exec(body)?.[1] ?? "";
		const behavior = behaviors[Math.min(arrivals.length, behaviors.length - 1)] ?? takes;
		arrivals.push({ key: name, body });
		behavior(response, () => taken.set(name, body));
	});
	await new Promise<void>((done) => server.listen(0, done));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The server has no port");
	return {
		/** Without a slash at its end. */
		url: `http://localhost:${address.port}`,
		arrivals,
		/** The accepted messages, by their keys. */
		taken,
		close(): Promise<void> {
			server.closeAllConnections();
			return new Promise((done) => server.close(() => done()));
		},
	};
}

export type Endpoint = Awaited<ReturnType<typeof openEndpoint>>;

/** Answers with a file of the site. Its forms lead to the endpoint, as in a build with `formsEndpoint`. */
async function passOn(site: string, path: string, response: ServerResponse): Promise<void> {
	const answer = await fetch(site + path);
	const type = answer.headers.get("content-type") ?? "";
	response.statusCode = answer.status;
	response.setHeader("Content-Type", type);
	response.setHeader(
		"Content-Security-Policy",
		answer.headers.get("content-security-policy") ?? "",
	);
	if (!type.startsWith("text/html"))
		return void response.end(Buffer.from(await answer.arrayBuffer()));
	const html = await answer.text();
	response.end(
		html.replace(
			/(<form [^>]*data-form="([\w-]+)"[^>]*) method="dialog"/g,
			`$1 method="post" action="${PATH}/$2"`,
		),
	);
}

export const takes: Behavior = (response, take) => {
	take();
	response.setHeader("Content-Type", "application/json").end('{"status":"sent"}');
};

/** Answers with a status and JSON, as the delivery handler does. */
export function answers(status: number, content: object = {}): Behavior {
	return (response) => {
		response.writeHead(status, { "Content-Type": "application/json" });
		response.end(JSON.stringify(content));
	};
}

/** Answers only once `release` is called. */
export function holds(then: Behavior = takes) {
	const waiting: (() => void)[] = [];
	const behavior: Behavior = (response, take) => void waiting.push(() => then(response, take));
	return {
		behavior,
		release: () => {
			for (const answer of waiting.splice(0)) answer();
		},
	};
}
