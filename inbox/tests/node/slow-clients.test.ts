import { EventEmitter, once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { limitConnections } from "../../runtimes/node/connections.ts";
import { openLocalDelivery } from "../../runtimes/node/local-delivery.ts";
import { startServer } from "../../runtimes/node/server.ts";
import { deliveryJson } from "../support.ts";
import { folderWith } from "../temporary-folder.ts";

const SITE = {
	"index.html": "<h1>Home</h1>",
	"404.html": "<h1>Not found</h1>",
	"_delivery.json": deliveryJson("http://localhost", null),
	_headers: "/*\n  X-Frame-Options: DENY\n",
};

/** Opens a connection, sends this and then nothing more. Resolves with what came back once it is closed. */
async function sendAndStall(url: string, text: string): Promise<string> {
	const socket = connect(Number(new URL(url).port), "127.0.0.1");
	let answer = "";
	socket.on("data", (data) => {
		answer += String(data);
	});
	socket.write(text);
	await once(socket, "close");
	return answer;
}

test.each([
	[
		"a post whose body never ends",
		"POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-length: 90\r\n\r\nname=",
	],
	["a post whose headers never end", "POST /api/contact HTTP/1.1\r\nhost: a\r\nx-slow: "],
])("%s is closed, and others are answered meanwhile", async (_, text) => {
	const root = folderWith(SITE);
	const delivery = await openLocalDelivery({ databaseFile: ":memory:", root });
	const running = await startServer({ root, port: 0, delivery, requestTimeout: 400 });
	onTestFinished(() => running.close());
	const stalled = Array.from({ length: 15 }, () => sendAndStall(running.url, text));
	expect((await fetch(running.url)).status).toBe(200);
	for (const answer of await Promise.all(stalled)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
	expect((await fetch(running.url)).status).toBe(200);
});

test("a shutdown answers a running request and waits for no other connection", {
	timeout: 20_000,
}, async () => {
	const root = folderWith(SITE);
	const local = await openLocalDelivery({ databaseFile: ":memory:", root });
	const events = new EventEmitter();
	const asked = once(events, "asked");
	const delivery: typeof local = {
		...local,
		async answer(request, client) {
			events.emit("asked");
			await once(events, "released");
			return local.answer(request, client);
		},
	};
	const running = await startServer({ root, port: 0, delivery, requestTimeout: 400 });
	const post = "POST /api/contact HTTP/1.1\r\nhost: a\r\n";
	const stalled = ["", post, `${post}content-length: 90\r\n\r\nname=`].map((text) =>
		sendAndStall(running.url, text),
	);
	const keptAlive = sendAndStall(running.url, "GET /api/contact HTTP/1.1\r\nhost: a\r\n\r\n");
	await asked;
	const closed = running.close();
	events.emit("released");
	expect(await keptAlive).toMatch(/^HTTP\/1\.1 405 /);
	expect(await Promise.all(stalled)).toEqual(["", "", ""]);
	await closed;
	await expect(fetch(running.url)).rejects.toThrow();
});

/** A server that shuts down while it has one request, whose client never closes its half of the connection. */
async function drainOne(patience: number) {
	const server = createServer({ keepAliveTimeout: 0 }).listen(0, "127.0.0.1");
	const visitors = { isProxy: () => true, clientOf: () => undefined };
	const { takes, drain } = limitConnections(server, visitors);
	await once(server, "listening");
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	const client = connect({ port, host: "127.0.0.1", allowHalfOpen: true }).resume();
	onTestFinished(() => void client.destroy());
	client.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
	const response = await new Promise<ServerResponse>((asked) => {
		server.once("request", (request, unanswered) => {
			if (takes(request, unanswered)) asked(unanswered);
		});
	});
	const closed = once(server.close(), "close");
	drain(patience);
	return { response, closed };
}

test("a shutdown closes a connection once it has answered, even if the client doesn't", {
	timeout: 20_000,
}, async () => {
	const { response, closed } = await drainOne(600_000);
	response.end("answered");
	await closed;
});

test("a shutdown waits for a running answer, but not without end", {
	timeout: 20_000,
}, async () => {
	const { closed } = await drainOne(10);
	const isOver = Promise.race([closed.then(() => true), setTimeout(100, false)]);
	expect(await isOver).toBe(false);
	const now = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
	onTestFinished(() => now.mockRestore());
	await closed;
});
