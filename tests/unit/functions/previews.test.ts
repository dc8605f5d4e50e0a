import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningServer } from "../../../functions/runtimes/node/server.ts";
import { ROLE_KEYS } from "../../../shared/quiz/keys.ts";
import { previewPath } from "../../../shared/quiz/role-path.ts";
import { startSite } from "./cloudflare/cloudflare.ts";
import { start } from "./node/preview.ts";
import { deliveryJson } from "./support.ts";

/* A copied link to a result unfurls as its role, on both servers (docs/product.md 3.10). */

const pageOf = (title: string) => `<meta property="og:title" content="${title}"/>`;

const FILES: Readonly<Record<string, string>> = {
	"index.html": pageOf("Home"),
	"404.html": pageOf("Not found"),
	"_delivery.json": deliveryJson("http://localhost", null),
	_headers: "/quiz\n  X-Frame-Options: DENY\n/quiz/*\n  X-Frame-Options: DENY\n",
	"quiz/index.html": pageOf("The quiz"),
	...Object.fromEntries(ROLE_KEYS.map((role) => [`${previewPath(role)}index.html`, pageOf(role)])),
};

const root = mkdtempSync(join(tmpdir(), "previews-"));
let node: RunningServer;
let workerd: Miniflare;

beforeAll(async () => {
	for (const [file, text] of Object.entries(FILES)) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	}
	node = await start(root);
	workerd = await startSite(root);
});
afterAll(async () => {
	await Promise.all([node.close(), workerd.dispose()]);
	rmSync(root, { recursive: true });
});

/** How a program that makes previews reads a link. */
async function unfurl(response: { text(): Promise<string> }): Promise<string | undefined> {
	return /<meta property="og:title" content="([^"]*)"/.exec(await response.text())?.[1];
}

const servers: [
	string,
	(
		path: string,
	) => Promise<{ text(): Promise<string>; headers: { get(name: string): string | null } }>,
][] = [
	["Node", (path) => fetch(node.url + path)],
	["workerd", (path) => workerd.dispatchFetch(`https://www.school.test${path}`)],
];

describe.each(servers)("on %s", (_, ask) => {
	test.each(ROLE_KEYS)("a link to the result %s", async (role) => {
		const response = await ask(
			`/quiz?role=${role}&secondary=guide&pillars=perfectionism,either_or`,
		);
		expect(await unfurl(response)).toBe(role);
	});

	test.each([
		["/quiz?role=Healer", "healer"],
		["/quiz/?role=frontline-responder", "frontline_responder"],
		["/quiz?utm_source=quiz&role=healer%20", "healer"],
		["/quiz", "The quiz"],
		["/quiz/", "The quiz"],
		["/quiz?role=king", "The quiz"],
		["/quiz?role=../healer", "The quiz"],
		["/quiz?secondary=healer", "The quiz"],
		["/?role=healer", "Home"],
		["/quiz/nothing?role=healer", "Not found"],
	])("%s is read as %s", async (path, expected) => {
		expect(await unfurl(await ask(path))).toBe(expected);
	});

	test("a copy is cached and guarded as the quiz's page is", async () => {
		const headersOf = async (path: string) => {
			const { headers } = await ask(path);
			return ["cache-control", "x-frame-options", "content-type"].map((name) => headers.get(name));
		};
		expect(await headersOf("/quiz/?role=healer")).toEqual(await headersOf("/quiz/"));
	});
});

test("Netlify's rules name every role and its copy", () => {
	const rules = readFileSync("netlify.toml", "utf8").matchAll(
		/^from = "\/quiz"\nquery = \{ role = "(\w+)" \}\nto = "([^"]+)"\nstatus = 200\nforce = true$/gm,
	);
	expect([...rules].map(([, role, to]) => [role, to])).toEqual(
		ROLE_KEYS.map((role) => [role, previewPath(role)]),
	);
});
