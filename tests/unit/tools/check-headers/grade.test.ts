import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { headersFor, parseHeaders } from "../../../../functions/node/headers-file.ts";
import { headerRules } from "../../../../site/build/headers.ts";
import { gradeOf } from "../../../../tools/check-headers/grade.ts";

const HOME = '<!doctype html><script type="module" src="/assets/site.js"></script><h1>Home</h1>';
const HERE = { siteUrl: "https://www.example.org", pathPrefix: "/", formsEndpoint: null };

/** Grades a page that comes with these headers. */
async function gradeWith(headers: Iterable<[string, string]>) {
	const server = createServer((_, response) => {
		response.setHeader("content-type", "text/html; charset=utf-8");
		for (const [name, value] of headers) response.setHeader(name, value);
		response.end(HOME);
	});
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	onTestFinished(() => void server.close());
	const bound = server.address();
	const port = typeof bound === "object" && bound ? bound.port : 0;
	return gradeOf(`http://127.0.0.1:${port}/`, "www.example.org");
}

const ours = () => headersFor(parseHeaders(headerRules(HERE, ["/"], [])), "/");

test("our headers are an A+ with 130 points at least", async () => {
	const { grade, score } = await gradeWith(ours());
	expect(grade).toBe("A+");
	expect(score).toBeGreaterThanOrEqual(130);
});

test.each(["content-security-policy", "strict-transport-security", "x-content-type-options"])(
	"without %s they are not",
	async (name) => {
		const headers = ours();
		headers.delete(name);
		expect((await gradeWith(headers)).score).toBeLessThan(130);
	},
);

test("a policy that allows inline scripts is not", async () => {
	const headers = ours();
	const policy = headers.get("content-security-policy") ?? "";
	headers.set(
		"content-security-policy",
		policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
	);
	expect((await gradeWith(headers)).score).toBeLessThan(130);
});
