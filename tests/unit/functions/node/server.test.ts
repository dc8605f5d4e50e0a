import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { createLocalDelivery } from "../../../../functions/node/development.ts";
import { startServer } from "../../../../functions/node/server.ts";
import { folderWith } from "../../tools/temporary-folder.ts";

/** As long as a page that is worth compressing. */
const HOME = `<h1>Home</h1>${"<p>welcome</p>".repeat(100)}`;

const SITE = {
	"index.html": HOME,
	"quiz/index.html": "<h1>Quiz</h1>",
	"404.html": "<h1>Oops! Page not found</h1>",
	"embed/v1/liberation-quiz.js": "customElements;",
	"fonts/text.woff2": "font",
	_headers: "/quiz\n  X-Frame-Options: DENY\n/fonts/*\n  Cache-Control: max-age=31536000\n",
};

function start(root: string, port = 0) {
	return startServer({ root, port, delivery: createLocalDelivery() });
}

async function preview(files: Readonly<Record<string, string>> = SITE): Promise<string> {
	const running = await start(folderWith(files));
	onTestFinished(() => running.close());
	return running.url;
}

/** A request whose path and headers arrive as they are: fetch() would tidy up both. */
function rawRequest(url: string, path: string, headers: Record<string, string> = {}) {
	return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
		(done, fail) => {
			const { hostname, port } = new URL(url);
			request({ hostname, port, path, headers }, (response) => {
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
				.end();
		},
	);
}

describe("addresses", () => {
	test.each(["/quiz", "/quiz/", "/quiz?role=healer", "/quiz/?role=healer&x=/../"])(
		"%s is the quiz",
		async (path) => {
			const response = await fetch((await preview()) + path, { redirect: "manual" });
			expect(response.status).toBe(200);
			expect(response.headers.get("content-type")).toMatch(/^text\/html; ?charset=utf-8$/);
			expect(await response.text()).toBe("<h1>Quiz</h1>");
		},
	);

	test.each(["/nothing", "/quiz/nothing", "/_headers", "/embed", "/%2e%2e/%2e%2e/etc/passwd"])(
		"%s is the 404 page, with status 404",
		async (path) => {
			const response = await rawRequest(await preview(), path);
			expect(response.status).toBe(404);
			expect(response.body.toString()).toBe("<h1>Oops! Page not found</h1>");
		},
	);

	test.each(["/%", "/%00"])("%s can't be decoded: 400", async (path) => {
		expect((await rawRequest(await preview(), path)).status).toBe(400);
	});

	test("a form can't be posted to files", async () => {
		const response = await fetch(`${await preview()}/quiz`, { method: "POST", body: "a=b" });
		expect(response.status).toBe(405);
	});
});

describe("headers", () => {
	test("those of the _headers file, before our own", async () => {
		const url = await preview();
		expect((await fetch(`${url}/quiz/`)).headers.get("x-frame-options")).toBe("DENY");
		expect((await fetch(url)).headers.get("x-frame-options")).toBeNull();
		const font = await fetch(`${url}/fonts/text.woff2`);
		expect(font.headers.get("cache-control")).toBe("max-age=31536000");
	});

	test("a site without the file is served as well", async () => {
		expect((await fetch(await preview({ "index.html": "hi" }))).status).toBe(200);
	});

	test("a page that has not changed is not sent again", async () => {
		const url = await preview();
		const etag = String((await rawRequest(url, "/")).headers.etag);
		const again = await rawRequest(url, "/", { "if-none-match": etag });
		expect(again.status).toBe(304);
		expect(again.body.length).toBe(0);
	});
});

describe("compression", () => {
	test("brotli where it is accepted, else gzip, else none", async () => {
		const url = await preview();
		const brotli = await rawRequest(url, "/", { "accept-encoding": "gzip, deflate, br" });
		expect(brotli.headers["content-encoding"]).toBe("br");
		expect(brotliDecompressSync(brotli.body).toString()).toBe(HOME);

		const gzip = await rawRequest(url, "/", { "accept-encoding": "br;q=0, gzip" });
		expect(gzip.headers["content-encoding"]).toBe("gzip");
		expect(gunzipSync(gzip.body).toString()).toBe(HOME);

		const plain = await rawRequest(url, "/");
		expect(plain.headers["content-encoding"]).toBeUndefined();
		expect(plain.headers.vary).toBe("Accept-Encoding");
	});

	test("fonts are sent as they are", async () => {
		const font = await rawRequest(await preview(), "/fonts/text.woff2", {
			"accept-encoding": "br",
		});
		expect(font.headers["content-encoding"]).toBeUndefined();
	});
});

describe("what it says when it can't start", () => {
	test("no site was built", async () => {
		await expect(start(folderWith({}))).rejects.toThrow(
			/There is no site in .* yet: run "npm run build" first\./,
		);
	});

	test("the port is taken", async () => {
		const { port } = new URL(await preview());
		const again = start(folderWith(SITE), Number(port));
		await expect(again).rejects.toThrow(`Port ${port} is in use`);
	});
});
