import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { openLocalDelivery } from "../../runtimes/node/local-delivery.ts";
import { startServer } from "../../runtimes/node/server.ts";
import { folderWith } from "../temporary-folder.ts";
import { HOME, preview, previewOf, rawRequest, SITE, start } from "./preview.ts";

test("every path is a file, leads to the one with single slashes on this host, or is the 404 page", async () => {
	const url = await preview();
	const files = Object.entries(SITE).filter(([name]) => !/^(?:_|404)/.test(name));
	const slip = fc.constantFrom(
		..."/ // %2F %5C \\ /. /.. /%2e%2e %2e%2e%2f /index.html/ .br _headers /_headers/ %00 etc/passwd".split(
			" ",
		),
	);
	const part = fc.constantFrom(...files.flatMap(([name]) => name.split(/(?=\/)/)));
	const query = fc.constantFrom("", "?utm_source=quiz&x=/../", "?a=//b%2F%2F%zz");
	const path = fc.tuple(fc.array(fc.oneof(part, slip), { maxLength: 5 }), query);
	const run = async ([parts, asked]: [readonly string[], string]) => {
		const { status, headers, body } = await rawRequest(url, `/${parts.join("")}${asked}`);
		const { location = "" } = headers;
		if (status === 308) {
			expect(location).toMatch(/^\/(?![/\\])/);
			expect(location).toBe(`/${parts.join("")}`.replace(/(?:[/\\]|%2f|%5c){2,}/gi, "/") + asked);
		} else if (status === 200) expect(files.map(([, text]) => text)).toContain(`${body}`);
		else expect([status, `${body}`]).toEqual([404, SITE["404.html"]]);
	};
	await fc.assert(fc.asyncProperty(path, run), {
		numRuns: Number(process.env.FUZZ_RUNS ?? 300),
		examples: [
			[[["404.html"], ""]],
			[[["index.html.br"], ""]],
			[[["_delivery.json"], ""]],
			[[["%"], ""]],
			[[["%ff"], ""]],
		],
	});
});

test("a form can't be posted to files", async () => {
	const response = await fetch(`${await preview()}/quiz`, { method: "POST", body: "a=b" });
	expect(response.status).toBe(405);
});

/** @returns what the server of `siteUrl` answers under a host's name, and where that leads */
async function answerAs(siteUrl: string, host: string, path: string, method = "GET") {
	const root = folderWith(SITE);
	const delivery = await openLocalDelivery({ databaseFile: ":memory:", root });
	const running = await startServer({ root, port: 0, delivery, siteUrl });
	onTestFinished(() => running.close());
	const { status, headers } = await rawRequest(running.url, path, { host }, method);
	return [status, headers.location];
}

test.each([
	["https://www.school.test", "school.test"],
	["https://www.school.test:8443", "school.test:8443"],
	["https://www.school.test/site", "school.test"],
])("%s: pages under %s lead there, with path and query", async (siteUrl, host) => {
	const { origin } = new URL(siteUrl);
	const path = "/quiz?role=healer&a=%2F";
	expect(await answerAs(siteUrl, host, path)).toEqual([308, origin + path]);
	expect(await answerAs(siteUrl, host, path, "HEAD")).toEqual([308, origin + path]);
	expect(await answerAs(siteUrl, host, "//evil.test/x")).toEqual([308, `${origin}//evil.test/x`]);
});

test.each([
	["its own name", "www.school.test", "/quiz", "GET", 200],
	["a name of neither", "preview.hosting.test", "/quiz", "GET", 200],
	["a health check", "school.test", "/healthz", "GET", 200],
	["a health check by another method", "school.test", "/healthz", "PUT", 405],
	["what a certificate is given for", "school.test", "/.well-known/acme-challenge/x", "GET", 404],
	["a form", "school.test", "/api/contact", "POST", 415],
])("%s isn't redirected", async (_, host, path, method, status) => {
	const [found] = await answerAs("https://www.school.test", host, path, method);
	expect(found).toBe(status);
});

test("a page has its headers under each of its addresses, and a missing page those of 404.html", async () => {
	const url = await preview({
		...SITE,
		_headers:
			"/\n  X-Page: home\n/404.html\n  X-Page: missing\n/fonts/*\n  Cache-Control: immutable\n",
	});
	const pageOf = async (path: string) => (await rawRequest(url, path)).headers["x-page"];
	expect(await pageOf("/index.html")).toBe("home");
	for (const path of ["/nothing", "/404", "/404.html"]) {
		expect(await pageOf(path)).toBe("missing");
	}
	const font = await rawRequest(url, "/fonts/text.woff2");
	expect([font.headers["cache-control"], font.headers["x-page"]]).toEqual(["immutable", undefined]);
	const gone = await rawRequest(url, "/fonts/gone.woff2");
	expect(gone.status).toBe(404);
	expect(gone.headers["cache-control"]).not.toContain("immutable");
});

test("a requested range is a part of the file itself, not of a compressed copy", async () => {
	const headers = { range: "bytes=-4", "accept-encoding": "br, gzip" };
	const answer = await rawRequest(await preview(), "/", headers);
	expect(answer.status).toBe(206);
	expect(answer.headers["content-encoding"]).toBeUndefined();
	expect(answer.body.toString()).toBe("</p>");
});

test("a file that has vanished is a 404, and a new build is served at once", async () => {
	const root = folderWith(SITE);
	const url = await previewOf(root);
	expect((await fetch(`${url}/quiz`)).status).toBe(200);
	rmSync(root, { recursive: true });
	for (const path of ["/quiz", "/", "/embed/v1/liberation-quiz.js"]) {
		expect((await rawRequest(url, path, { "accept-encoding": "br" })).status).toBe(404);
	}
	mkdirSync(join(root, "quiz"), { recursive: true });
	writeFileSync(join(root, "quiz/index.html"), "<h1>New</h1>");
	expect(await (await fetch(`${url}/quiz`)).text()).toBe("<h1>New</h1>");
});

test.each([
	["/", 200, HOME],
	["/nothing", 404, SITE["404.html"]],
])(
	"the page at %s is compressed where the browser takes that, and has the status %i",
	async (path, status, html) => {
		// The condition is about the requested file, and doesn't apply to the 404 page.
		const headers = { "accept-encoding": "br", ...(status === 404 && { "if-none-match": "*" }) };
		const found = await rawRequest(await preview(), path, headers);
		expect([found.status, found.headers["content-encoding"]]).toEqual([status, "br"]);
		expect(brotliDecompressSync(found.body).toString()).toBe(html);
	},
);

test("the server answers this machine only by default", async () => {
	const { port } = new URL(await preview());
	const others = Object.values(networkInterfaces())
		.flatMap((each) => each ?? [])
		.filter(({ internal, family }) => !internal && family === "IPv4");
	for (const { address } of others) {
		await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow();
	}
	expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

test("a server that can't start says that no site was built", async () => {
	await expect(start(folderWith({}))).rejects.toThrow(
		/There is no site in .* yet: run "npm run build" first\./,
	);
});

test("a server that can't start says that the port is taken", async () => {
	const { port } = new URL(await preview());
	const again = start(folderWith(SITE), Number(port));
	await expect(again).rejects.toThrow(`Port ${port} is in use`);
});
