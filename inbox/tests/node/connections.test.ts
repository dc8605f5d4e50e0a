import { EventEmitter, once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { limitConnections } from "../../runtimes/node/connections.ts";
import { openLocalDelivery } from "../../runtimes/node/local-delivery.ts";
import { type ServerOptions, startServer } from "../../runtimes/node/server.ts";
import { open as listen } from "../peers.ts";
import { CONTACT } from "../support.ts";
import { folderWith } from "../temporary-folder.ts";
import { HOME, SITE } from "./preview.ts";

/**
 * @param isProxy - whether connections come from a proxy of ours, which names visitors in `x-client`
 * @param wait - what an answer waits for
 */
async function serve(
	options: Partial<ServerOptions> = {},
	isProxy = false,
	wait: () => Promise<unknown> = async () => undefined,
) {
	const root = folderWith({ ...SITE, "large.bin": "x".repeat(8_000_000) });
	const local = await openLocalDelivery({ databaseFile: ":memory:", root });
	const delivery: typeof local = {
		...local,
		isProxy: () => isProxy,
		clientOf: ({ headers, socket }) =>
			isProxy ? String(headers["x-client"]) : socket.remoteAddress,
		async answer(request, client) {
			await wait();
			return local.answer(request, client);
		},
	};
	const running = await startServer({ root, port: 0, delivery, ...options });
	let closed: Promise<void> | undefined;
	const close = () => (closed ??= running.close());
	onTestFinished(close);
	return { root, url: running.url, port: Number(new URL(running.url).port), close };
}

function open(port: number, localAddress = "127.0.0.1"): Socket {
	const socket = connect({ port, host: "127.0.0.1", localAddress });
	socket.on("error", () => undefined);
	onTestFinished(() => void socket.destroy());
	return socket;
}

/** Sends a text, and resolves with the whole response. */
async function exchange(port: number, text: string): Promise<string> {
	const socket = open(port);
	let answer = "";
	socket.on("data", (data) => {
		answer += String(data);
	});
	socket.write(text);
	await once(socket, "close");
	return answer;
}

const get = (path: string, host: string) =>
	`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

/** How many files of the site this process has open. */
function openFiles(root: string): number {
	return readdirSync("/proc/self/fd").filter((each) => {
		try {
			return readlinkSync(join("/proc/self/fd", each)).startsWith(root);
		} catch {
			return false;
		}
	}).length;
}

const LARGE = "GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n";

test.runIf(process.platform === "linux")(
	"of pipelined requests only the first is answered and opens a file, and none once the client hangs up",
	async () => {
		const { root, port, url } = await serve();
		expect((await exchange(port, LARGE.repeat(500))).match(/HTTP\/1\.1/g)).toHaveLength(1);
		const many = Array.from({ length: 20 }, () => open(port));
		for (const socket of many) socket.write(LARGE.repeat(20));
		await expect.poll(() => openFiles(root)).toBe(20);
		expect(await (await fetch(url)).text()).toBe(HOME);
		for (const socket of many) socket.resetAndDestroy();
		await expect.poll(() => openFiles(root)).toBe(0);
	},
);

const isOpen = ({ destroyed, readableEnded }: Socket) => !destroyed && !readableEnded;

test.runIf(process.platform === "linux").each([
	["one address, whose oldest idle connection is closed", 100, 1, false, 99],
	["one network's addresses", 600, 200, false, 499],
	["visitors behind a trusted proxy, each of whom keeps theirs", 150, 1, true, 150],
])(
	"a page is answered despite the connections of %s",
	async (_, count, addresses, isProxy, expected) => {
		const { port, url } = await serve({}, isProxy);
		const sockets = Array.from({ length: count }, (_each, index) =>
			open(port, `127.0.0.${1 + (index % addresses)}`).resume(),
		);
		await Promise.all(sockets.map((socket) => once(socket, "connect")));
		expect(await (await fetch(url)).text()).toBe(HOME);
		await expect.poll(() => sockets.filter(isOpen).length).toBe(expected);
	},
);

/** Beginnings of requests whose rest never comes. */
const SLOW: readonly (readonly [name: string, start: string])[] = [
	["a body that doesn't come", "POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n"],
	[
		"a body that waits to be asked for",
		"POST /api/contact HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 9\r\n",
	],
	[
		"chunks that trickle",
		"POST /desk/sign-in HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n",
	],
	["a body for a page", "POST /quiz HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n"],
];
/** Sends the beginning of a request. */
function begin(socket: Socket, start: string, client: string): Socket {
	socket.write(`${start}X-Client: ${client}\r\n\r\n`);
	if (start.includes("chunked")) socket.write("1\r\na\r\n");
	return socket;
}

test("thousands of slow requests (slowloris) block no page and no form, whichever clients they name", async () => {
	const { port } = await serve({}, true);
	let begun = 0;
	async function attack(count: number): Promise<void> {
		const sockets = Array.from({ length: count }, () => {
			begun += 1;
			const [, start = ""] = SLOW[begun % SLOW.length] ?? [];
			return begin(open(port).resume(), start, `10.0.${begun >> 8}.${begun & 255}`);
		});
		await Promise.all(sockets.map((socket) => once(socket, "connect")));
	}
	const body = JSON.stringify(CONTACT);
	await attack(2_100);
	for (const request of [
		...["/", "/desk/", "/healthz"].map((path) => get(path, "localhost")),
		`POST /api/contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept: application/json\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
	]) {
		await attack(20);
		expect(await exchange(port, request), request).toMatch(/^HTTP\/1\.1 200 /);
	}
});

test.each(SLOW)("a client behind a proxy may have only twenty requests of %s", async (_, start) => {
	const { port, url } = await serve({ requestTimeout: 600_000 }, true);
	// In the second round, the closed connections of the first don't count.
	for (const _time of ["first", "second"]) {
		const sockets = Array.from({ length: 60 }, () => open(port).resume());
		await Promise.all(sockets.map((socket) => once(socket, "connect")));
		// Once the server answers a later request, it has accepted these connections; then all requests arrive at once.
		await fetch(url);
		for (const [index, socket] of sockets.entries())
			begin(socket, start, `2001:db8:1:2::${index.toString(16)}`);
		await expect.poll(() => sockets.filter(isOpen).length).toBe(20);
		for (const socket of sockets) socket.destroy();
	}
});

test.each([
	[
		"with the method TRACE",
		"TRACE /api/contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
		405,
	],
	["with a user name in its host", get("/api/contact", "evil@x"), 400],
	["with a path in its host", get("/", "localhost/x"), 400],
	["with two hosts", get("/", "localhost\r\nHost: evil.test"), 400],
])(
	"%s is refused, and the answer reveals nothing of the server's code",
	async (_, text, status) => {
		const { port } = await serve();
		const answer = await exchange(port, text);
		expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
		expect(answer).not.toMatch(/error|undici|credentials|node:|inbox/i);
	},
);

test("a URL in the request line, as to a proxy, serves the same page", async () => {
	const { port } = await serve();
	const answer = await exchange(port, get(`http://localhost:${port}/quiz`, `localhost:${port}`));
	expect(answer).toMatch(/^HTTP\/1\.1 200 /);
	expect(answer).toContain("<h1>Quiz</h1>");
});

test("a URL of another host in the request line is no open redirect", async () => {
	const { port } = await serve({ siteUrl: "https://school.test" });
	const answer = await exchange(port, get("http://evil.test?x", "www.school.test"));
	expect(answer).toMatch(/\r\nlocation: https:\/\/school\.test\//i);
});

test("a server for its own machine only, against DNS rebinding, answers under its own names", async () => {
	const { port } = await serve({ ownMachineOnly: true });
	for (const name of ["localhost", "127.0.0.1", "[::1]"]) {
		expect(await exchange(port, get("/", `${name}:${port}`))).toMatch(/^HTTP\/1\.1 200 /);
	}
});

test.each(["evil.test", "localhost.evil.test", "localhost:1", "192.168.0.2"])(
	"a server for its own machine only, against DNS rebinding, answers nothing as %s, the desk least of all",
	async (host) => {
		const { port } = await serve({ ownMachineOnly: true });
		for (const path of ["/", "/desk/", "/desk/mails", "/api/contact"]) {
			expect(await exchange(port, get(path, host))).toMatch(/^HTTP\/1\.1 421 /);
		}
	},
);

test.each([
	["body", "POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-length: 90\r\n\r\nname="],
	["headers", "POST /api/contact HTTP/1.1\r\nhost: a\r\nx-slow: "],
])("a request with unfinished %s is closed, and others are answered meanwhile", async (_, text) => {
	const { port, url } = await serve({ requestTimeout: 400 });
	const stalled = Array.from({ length: 15 }, () => exchange(port, text));
	// On a busy machine, a request of ours may also take longer than this server allows.
	const status = async () => (await fetch(url)).status;
	await expect.poll(status).toBe(200);
	for (const answer of await Promise.all(stalled)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
	await expect.poll(status).toBe(200);
});

test("a shutdown answers a running request and waits for no other connection", async () => {
	const events = new EventEmitter();
	const asked = once(events, "asked");
	const requestTimeout = 600_000;
	const { port, url, close } = await serve({ requestTimeout }, false, async () => {
		events.emit("asked");
		await once(events, "released");
	});
	const post = "POST /api/contact HTTP/1.1\r\nhost: a\r\n";
	const stalled = ["", post, `${post}content-length: 90\r\n\r\nname=`].map((text) =>
		exchange(port, text),
	);
	const keptAlive = exchange(port, "GET /api/contact HTTP/1.1\r\nhost: a\r\n\r\n");
	await asked;
	vi.useFakeTimers({ toFake: ["setInterval"] });
	onTestFinished(() => void vi.useRealTimers());
	const closed = close();
	vi.advanceTimersByTime(requestTimeout);
	events.emit("released");
	expect(await keptAlive).toMatch(/^HTTP\/1\.1 405 /);
	expect(await Promise.all(stalled)).toEqual(["", "", ""]);
	await closed;
	await expect(fetch(url)).rejects.toThrow();
});

/** A server that shuts down while it has one request, whose client never closes its half of the connection. */
async function drainOne(patience: number) {
	const server = createServer({ keepAliveTimeout: 0 });
	const visitors = { isProxy: () => true, clientOf: () => undefined };
	const { takes, drain } = limitConnections(server, visitors);
	const port = await listen(server);
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

test("a shutdown waits for a running answer, then closes its connection, and never waits forever", async () => {
	const answered = await drainOne(600_000);
	answered.response.end("answered");
	await answered.closed;
	const { closed } = await drainOne(10);
	const isOver = Promise.race([closed.then(() => true), setTimeout(100, false)]);
	expect(await isOver).toBe(false);
	const now = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
	onTestFinished(() => now.mockRestore());
	await closed;
});
