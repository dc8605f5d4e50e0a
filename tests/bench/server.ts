import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { startPreview } from "@liberation/inbox";
import { ROOT } from "../../tools/root.js";
import { freePort } from "../free-port.ts";
import type { MeasuredPage } from "./pages.ts";
import { rivalFiles } from "./rivals.ts";

/** The built site with its production headers, and the rivals on another origin. */
export interface BenchServers {
	urlOf(page: MeasuredPage): string;
	close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
};

/** Starts both servers. Like static hosts, they send files that were compressed beforehand (brotli). */
export async function startBenchServers(): Promise<BenchServers> {
	const root = join(ROOT, "dist");
	const site = await startPreview({ root, port: 0 });
	const files = await rivalFiles(site.url);
	const compressed = new Map([...files].map(([path, text]) => [path, brotliCompressSync(text)]));
	const server = createServer(({ url = "" }, response) => {
		const body = compressed.get(url);
		if (!body) return void response.writeHead(404).end();
		const type = TYPES[extname(url)];
		response.writeHead(200, {
			"content-type": type ?? "text/html; charset=utf-8",
			"content-encoding": "br",
			"cache-control": type ? "public, max-age=3600" : "no-cache",
		});
		response.end(body);
	});
	const port = await freePort();
	await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
	const origins = { site: site.url, rivals: `http://localhost:${port}` };
	return {
		urlOf: ({ server, path }) => origins[server] + path,
		async close() {
			server.close();
			server.closeAllConnections();
			await site.close();
		},
	};
}
