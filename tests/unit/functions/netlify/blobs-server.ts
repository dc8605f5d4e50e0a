import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { getStore } from "@netlify/blobs";
import { BlobsServer } from "@netlify/blobs/server";
import { z } from "zod";

const list = z.object({ blobs: z.array(z.object({ key: z.string(), etag: z.string() })) });

/**
 * Netlify's own local engine of Blobs, with two things that the real one has and it lacks: writes whose condition
 * holds when they are written, so requests go to it one by one; and the ETag of an entry that is read, taken from
 * its list. Its ETags are made of milliseconds, so no two writes happen in the same one.
 */
export async function startBlobsServer() {
	const directory = mkdtempSync(join(tmpdir(), "blobs-"));
	const engine = new BlobsServer({ directory });
	const { port } = await engine.start();
	const origin = `http://127.0.0.1:${port}`;

	async function etagOf(url: string): Promise<string | undefined> {
		const [, siteID, store, ...key] = new URL(url).pathname.split("/");
		const listed = await fetch(`${origin}/${siteID}/${store}?prefix=${key.join("/")}`);
		return list.parse(await listed.json()).blobs.find((blob) => blob.key === key.join("/"))?.etag;
	}

	async function answer(path: string, method: string, headers: HeadersInit, body: Buffer) {
		const url = origin + path;
		const etag = method === "GET" && path.split("/").length > 3 ? await etagOf(url) : undefined;
		const response = await fetch(url, {
			method,
			headers,
			...(method === "PUT" && { body: new Uint8Array(body) }),
		});
		const content = Buffer.from(await response.arrayBuffer());
		if (method === "PUT") await new Promise((resolve) => setTimeout(resolve, 2));
		return { status: response.status, etag: etag ?? response.headers.get("etag"), content };
	}

	let last: Promise<unknown> = Promise.resolve();
	const proxy = createServer(async (request, response) => {
		const body = await buffer(request);
		const { "if-match": match, "if-none-match": noneMatch } = request.headers;
		const headers = {
			...(match && { "if-match": match }),
			...(noneMatch && { "if-none-match": noneMatch }),
		};
		const answered = last.then(() =>
			answer(request.url ?? "/", request.method ?? "GET", headers, body),
		);
		last = answered.catch(() => undefined);
		const { status, etag, content } = await answered;
		response.writeHead(status, { ...(etag && { etag }) }).end(content);
	});
	await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
	const address = proxy.address();
	if (typeof address !== "object" || !address) throw new Error("The proxy has no port.");
	const edgeURL = `http://127.0.0.1:${address.port}`;
	const context = { siteID: "site", token: "token", edgeURL, uncachedEdgeURL: edgeURL };

	return {
		/** What Netlify tells a function of its Blobs. */
		context,
		/** @param send - instead of fetch, to let requests fail */
		open: (name: string, send: typeof fetch = fetch) =>
			getStore({ name, ...context, consistency: "strong", fetch: send }),
		async stop() {
			await new Promise((resolve) => proxy.close(resolve));
			await engine.stop();
			rmSync(directory, { recursive: true });
		},
	};
}
