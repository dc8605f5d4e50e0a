import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { text } from "node:stream/consumers";
import { startPreview } from "@liberation/inbox";
import { ROOT } from "../../../tools/root.js";
import { type HostPage, slugOf } from "../hosts/host.ts";
import { cssOf, type ElementScript, FRAME_CSS, framePageOf, pageOf, scriptOf } from "./page.ts";

/** Two servers on two origins: the host pages, and the built site with its production headers. */
export interface Servers {
	readonly elementOrigin: string;
	urlOf(host: HostPage): string;
	/** The address of a host page without its markup of the quiz. */
	emptyUrlOf(host: HostPage): string;
	/** The violations of its policy that a host page has reported so far. */
	reportsOf(host: HostPage): readonly string[];
	close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
};

/**
 * @param packageFile - where a file of a package is, such as `bulma/css/bulma.css`; only some host pages need any
 * @throws Error where the site isn't built, or where two host pages have the same address
 */
export async function startServers(
	hosts: readonly HostPage[],
	packageFile: (path: string) => string = (path) => path,
): Promise<Servers> {
	const dist = join(ROOT, "dist");
	const site = await startPreview({ root: dist, port: 0 });
	const script = readFileSync(join(dist, new URL(scriptOf(site.url)).pathname));
	const hash = createHash("sha384").update(script).digest("base64");
	const element: ElementScript = { origin: site.url, integrity: `sha384-${hash}` };
	const bySlug = new Map(hosts.map((host) => [slugOf(host), host]));
	if (bySlug.size < hosts.length) throw new Error("Two host pages have the same address.");
	const reports = new Map<string, string[]>();

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const [, first = "", ...rest] = (request.url ?? "/").replace(/\?.*/, "").split("/");
		const file = rest.join("/");
		if (first === "packages") return send(response, file, readFileSync(packageFile(file)));
		const host = bySlug.get(first);
		if (!host) return void response.writeHead(404).end();
		if (file === "reports") {
			reports.set(first, [...(reports.get(first) ?? []), await text(request)]);
			return void response.writeHead(204).end();
		}
		for (const [name, value] of Object.entries(host.headers ?? {}))
			response.setHeader(name, value.replaceAll("{element}", element.origin));
		send(response, file || "index.html", contentOf(host, file, element));
	}

	const server = createServer((request, response) => {
		answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
	});
	const origin = `http://localhost:${await listen(server)}`;
	return {
		elementOrigin: site.url,
		urlOf: (host) => `${origin}/${slugOf(host)}/`,
		emptyUrlOf: (host) => `${origin}/${slugOf(host)}/empty.html`,
		reportsOf: (host) => reports.get(slugOf(host)) ?? [],
		async close() {
			server.close();
			server.closeAllConnections();
			await site.close();
		},
	};
}

/** The content of a file in the folder of a host page. */
function contentOf(host: HostPage, file: string, element: ElementScript): string {
	switch (file) {
		case "host.css":
			return cssOf(host);
		case "host.js":
			return host.script ?? "";
		case "frame.css":
			return FRAME_CSS;
		case "fragment.html":
			return '<liberation-quiz partner="host-page"></liberation-quiz>';
		case "empty.html":
			return pageOf({ ...host, body: "" }, element);
		case "framed.html":
			return pageOf(host, element);
		default:
			return host.frame === undefined ? pageOf(host, element) : framePageOf(host);
	}
}

function send(response: ServerResponse, file: string, body: string | Buffer): void {
	const type = TYPES[extname(file)] ?? "application/octet-stream";
	response.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(body);
}

function listen(server: Server): Promise<number> {
	return new Promise((done) => {
		server.listen(0, () => {
			const address = server.address();
			done(typeof address === "object" && address ? address.port : 0);
		});
	});
}
