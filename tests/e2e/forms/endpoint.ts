import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { connected } from "./support.ts";

/** What came in one request. */
export interface Arrival {
	readonly key: string;
	/** The whole body as text. */
	readonly body: string;
}

/** What an endpoint does with a request; `take` notes that it has the message now. */
export type Behavior = (response: ServerResponse, take: () => void) => void;

/**
 * The site on a server of its own on loopback, which misbehaves as it is told when something is
 * posted: each request meets the next behavior, the last one again and again. It knows messages by
 * their key, as the delivery handler does.
 * @param site - where the built site is served
 */
export async function openEndpoint(site: string, ...behaviors: Behavior[]) {
	const arrivals: Arrival[] = [];
	const taken = new Map<string, string>();
	const server = createServer(async (request, response) => {
		if (request.method !== "POST") return pass(site, request.url ?? "/", response);
		const body = await textOf(request);
		const key = keyIn(body);
		const behavior = behaviors[Math.min(arrivals.length, behaviors.length - 1)] ?? takes;
		arrivals.push({ key, body });
		behavior(response, () => taken.set(key, body));
	});
	await new Promise<void>((done) => server.listen(0, done));
	const { port } = addressOf(server.address());
	return {
		/** Without a slash at its end. */
		url: `http://localhost:${port}`,
		arrivals,
		/** What it has, by key: as many mails would leave. */
		taken,
		close(): Promise<void> {
			server.closeAllConnections();
			return new Promise((done) => server.close(() => done()));
		},
	};
}

export type Endpoint = Awaited<ReturnType<typeof openEndpoint>>;

function addressOf(address: AddressInfo | string | null): AddressInfo {
	if (address === null || typeof address === "string") throw new Error("The server has no port");
	return address;
}

async function textOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(Buffer.from(chunk));
	return Buffer.concat(chunks).toString();
}

/** Hands on a file of the site; its forms lead here, as in a build with `formsEndpoint`. */
async function pass(site: string, path: string, response: ServerResponse): Promise<void> {
	const answer = await fetch(site + path);
	const headers = ["content-type", "content-security-policy"];
	for (const name of headers) response.setHeader(name, answer.headers.get(name) ?? "");
	response.statusCode = answer.status;
	if (!answer.headers.get("content-type")?.startsWith("text/html"))
		return void response.end(Buffer.from(await answer.arrayBuffer()));
	response.end(connected(await answer.text()));
}

/** The key in a form's body or in the quiz's JSON. */
function keyIn(body: string): string {
	const json = /"idempotencyKey":"([^"]*)"/.exec(body);
	return json?.[1] ?? new URLSearchParams(body).get("idempotencyKey") ?? "";
}

export const takes: Behavior = (response, take) => {
	take();
	response.setHeader("Content-Type", "application/json").end('{"status":"sent"}');
};

/** Answers with a status and, as the handler does, JSON. */
export function answers(status: number, content: object = {}, retryAfter?: number): Behavior {
	return (response) => {
		if (retryAfter !== undefined) response.setHeader("Retry-After", retryAfter);
		response.writeHead(status, { "Content-Type": "application/json" });
		response.end(JSON.stringify(content));
	};
}

const resets: Behavior = (response) => void response.socket?.resetAndDestroy();

const takesAndResets: Behavior = (response, take) => {
	take();
	response.socket?.resetAndDestroy();
};

const talksNonsense: Behavior = (response) => void response.socket?.end("¿Que?\r\n");

/** As a hotel's network does before one has signed in. */
const asksToSignIn: Behavior = (response) =>
	void response.setHeader("Content-Type", "text/html").end("<title>Sign in</title>");

/** The connection breaks in the middle of a good answer. */
export const breaksOff: Behavior = (response, take) => {
	take();
	response.writeHead(200, { "Content-Type": "application/json", "Content-Length": 17 });
	response.write('{"status"', () => response.socket?.destroy());
};

/** What may be over at the next attempt, and how many seconds that one has to wait. */
export const PASSING: readonly [what: string, behavior: Behavior, pause: number][] = [
	["an error of the server", answers(500), 15],
	["a server that can't just now", answers(503, { message: "Later." }, 30), 30],
	["too many messages at once", answers(429, { message: "Slowly." }, 60), 60],
	["a reset connection", resets, 15],
	["a connection reset after the message was taken", takesAndResets, 15],
	["an answer that is none", talksNonsense, 15],
	["a network that wants one to sign in", asksToSignIn, 15],
];

/** Answers only when `release` is called. */
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
