import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { Server } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** Opens a server on a free port of this machine until the test ends. @returns the port */
export async function open(server: Server): Promise<number> {
	await once(server.listen(0, "127.0.0.1"), "listening");
	onTestFinished(() => void server.close());
	const address = server.address();
	return typeof address === "object" && address ? address.port : 0;
}

/** An HTTP service that keeps what is posted to it. @param answer - answers the request with this index */
export async function startService(answer: (response: ServerResponse, index: number) => void) {
	const calls: { headers: Record<string, string>; body: string }[] = [];
	const server = createServer(async (request, response) => {
		const body = await text(request);
		const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
		answer(response, calls.push({ headers: Object.fromEntries(headers), body }) - 1);
	});
	return { calls, port: await open(server) };
}
