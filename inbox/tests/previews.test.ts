import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROLE_KEYS } from "@liberation/shared/quiz/keys";
import { previewPath } from "@liberation/shared/quiz/role-path";
import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite } from "./cloudflare/cloudflare.ts";
import { deliveryJson } from "./support.ts";
import { writeFiles } from "./temporary-folder.ts";

/* The link preview of a result shows its role. node/delivery.test.ts proves it of the Node server. */

const pageOf = (title: string) => `<meta property="og:title" content="${title}"/>`;

const FILES: Readonly<Record<string, string>> = {
	"index.html": pageOf("Home"),
	"404.html": pageOf("Not found"),
	"_delivery.json": deliveryJson("http://localhost", null),
	_headers: "/quiz\n  X-Frame-Options: DENY\n/quiz/*\n  X-Frame-Options: DENY\n",
	"about/index.html": pageOf("About"),
	"quiz/index.html": pageOf("The quiz"),
	"es/quiz/index.html": pageOf("El cuestionario"),
	[`es${previewPath("healer")}index.html`]: pageOf("Sanar"),
	...Object.fromEntries(ROLE_KEYS.map((role) => [`${previewPath(role)}index.html`, pageOf(role)])),
};

const root = mkdtempSync(join(tmpdir(), "previews-"));
let workerd: Miniflare;

beforeAll(async () => {
	writeFiles(root, FILES);
	workerd = await startSite(root);
});
afterAll(async () => {
	await workerd.dispose();
	rmSync(root, { recursive: true });
});

const ask = (path: string, redirect: "manual" | "follow" = "follow") =>
	workerd.dispatchFetch(`https://www.school.test${path}`, { redirect });

test.each([
	["/quiz?role=weaver&secondary=guide", "weaver"],
	["/quiz/?role=frontline-responder", "frontline_responder"],
	["/quiz", "The quiz"],
	["/quiz?role=king", "The quiz"],
	["/quiz/?ROLE%3DHealer.", "healer"],
	["/es/quiz?role=Healer", "Sanar"],
	["/es/quiz", "El cuestionario"],
	["/?role=healer", "Home"],
	["/quiz/nothing?role=healer", "Not found"],
])("on Cloudflare, the address %s answers with the page of %s", async (path, expected) => {
	expect(await (await ask(path)).text()).toBe(pageOf(expected));
});

test.each(["/quiz", "/es/quiz", "/quiz?role=healer", "/es/quiz?role=healer", "/about"])(
	"on Cloudflare, the site's link to %s costs no redirect",
	async (path) => expect((await ask(path, "manual")).status).toBe(200),
);

test("on Cloudflare, a result's page has the headers of the quiz's page", async () => {
	const headersOf = async (path: string) => {
		const { headers } = await ask(path);
		return ["cache-control", "x-frame-options", "content-type"].map((name) => headers.get(name));
	};
	expect(await headersOf("/quiz/?role=healer")).toEqual(await headersOf("/quiz/"));
});
