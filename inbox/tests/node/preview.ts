import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { onTestFinished } from "vitest";
import { openLocalDelivery } from "../../runtimes/node/local-delivery.ts";
import { startServer } from "../../runtimes/node/server.ts";
import { deliveryJson } from "../support.ts";
import { folderWith } from "../temporary-folder.ts";

/** Long enough to be compressed. */
export const HOME = `<h1>Home</h1>${"<p>welcome</p>".repeat(100)}`;

export const SITE = {
	"index.html": HOME,
	"quiz/index.html": "<h1>Quiz</h1>",
	"404.html": "<h1>Oops! Page not found</h1>",
	"_delivery.json": deliveryJson("http://localhost", null),
	"embed/v1/liberation-quiz.js": "customElements;",
	"fonts/text.woff2": "font",
	_headers:
		"/quiz\n  X-Frame-Options: DENY\n/quiz/*\n  X-Frame-Options: DENY\n/fonts/*\n  Cache-Control: max-age=31536000\n",
};

/** Starts the server on a folder. */
export async function start(root: string, port = 0) {
	const delivery = await openLocalDelivery({ databaseFile: ":memory:", root });
	return startServer({ root, port, delivery });
}

/** Serves a site of these files until the test ends. @returns its address */
export async function preview(files: Readonly<Record<string, string>> = SITE): Promise<string> {
	return previewOf(folderWith(files));
}

/** Serves a folder until the test ends. @returns its address */
export async function previewOf(root: string): Promise<string> {
	for (const page of ["index.html", "404.html"].map((name) => join(root, name))) {
		if (!existsSync(page)) continue;
		writeFileSync(`${page}.br`, brotliCompressSync(readFileSync(page)));
	}
	const running = await start(root);
	onTestFinished(() => running.close());
	return running.url;
}

/** Sends a path and headers as they are: fetch() would normalize both. */
export function rawRequest(
	url: string,
	path: string,
	headers: Record<string, string> = {},
	method = "GET",
	body = "",
) {
	return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
		(done, fail) => {
			const { hostname, port } = new URL(url);
			request({ hostname, port, path, headers, method }, (response) => {
				const chunks: Buffer[] = [];
				response.on("data", (chunk: Buffer) => chunks.push(chunk));
				response.on("end", () =>
					done({
						status: response.statusCode ?? 0,
						headers: response.headers,
						body: Buffer.concat(chunks),
					}),
				);
			})
				.on("error", fail)
				.end(body);
		},
	);
}
