import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { freePort } from "../free-port.ts";
import { fillContact } from "./forms/support.ts";

/*
 * What `npm start` promises: an edit of any source shows in the open browser by itself. How it
 * does so is undocumented in Eleventy (site/build/modules.ts), so an update may break it.
 * The sources are edited in a copy.
 */

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const GENERATED = ["node_modules", "dist", ".git", ".cache", "test-results"];

/** Generous: other work on the machine must not fail the test. The time taken is noted. */
const PATIENCE = 60_000;

test.describe.configure({ mode: "serial" });

let copy: string;
let server: ChildProcess;
let address: string;
let page: Page;

test.beforeAll(async ({ browser }) => {
	test.setTimeout(90_000);
	copy = copySources();
	const port = await freePort();
	address = `http://localhost:${port}`;
	server = serve(port);
	const start = { timeout: 60_000, message: "the dev server starts" };
	await expect.poll(isUp, start).toBe(true);
	page = await browser.newPage();
});

test.afterAll(async () => {
	await page?.close();
	server?.kill();
	if (copy) rmSync(copy, { recursive: true, force: true });
});

test("a page", async () => {
	await page.goto(`${address}/`);
	await edit(
		"site/pages/home/home.11ty.tsx",
		"</Document>",
		'<p id="of-page">edited</p></Document>',
	);
	await shows("a page", page.locator("#of-page"));
});

test("a layout", async () => {
	await edit("site/layouts/Document.tsx", "</body>", '<p id="of-layout">edited</p></body>');
	await shows("a layout", page.locator("#of-layout"));
});

test("a component that a component imports", async () => {
	await edit("site/components/Button.tsx", "<a ", '<a data-edited="button" ');
	await shows("a component", page.locator("main [data-edited=button]").first());
});

test("the same component again", async () => {
	await edit("site/components/Button.tsx", 'data-edited="button"', 'data-edited="again"');
	await shows("a component, again", page.locator("main [data-edited=again]").first());
});

test("the data of the site", async () => {
	await edit("site/_data/site.json", '"name": "', '"name": "Edited ');
	await measured("JSON", () => expect(page).toHaveTitle(/^Edited /, { timeout: PATIENCE }));
});

test("a stylesheet", async () => {
	const file = join(copy, "site/styles/base.css");
	writeFileSync(file, `${readFileSync(file, "utf8")}\nbody { outline: 3px solid rgb(1, 2, 3); }\n`);
	await measured("CSS", () =>
		expect(page.locator("body")).toHaveCSS("outline-color", "rgb(1, 2, 3)", { timeout: PATIENCE }),
	);
});

test("the source of the quiz", async () => {
	await page.goto(`${address}/quiz/`);
	await edit("widget/stages/Landing.tsx", "<header", '<p id="of-widget">edited</p><header');
	await shows("the quiz", page.locator("liberation-quiz #of-widget"));
	// Not only in what the server made of it.
	const script = await fetch(`${address}/embed/v1/liberation-quiz.js`);
	expect(await script.text()).toContain("of-widget");
});

test("the words of the quiz", async () => {
	await edit("shared/quiz/messages.json", '"headline": "', '"headline": "Edited ');
	await shows("JSON of the quiz", page.locator("liberation-quiz", { hasText: "Edited Discover" }));
});

test("a form that is sent lands in the outbox, without any setting", async () => {
	await page.goto(`${address}/contact/`);
	await fillContact(page);
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page.getByText("Your message is with us.")).toBeVisible({ timeout: PATIENCE });
	await page.goto(`${address}/outbox/`);
	await page.getByRole("link", { name: "Message to us: Ada Osei" }).click();
	await expect(page.locator("pre").last()).toContainText("Hello, and good morning.");
	const html = page.frameLocator("iframe");
	await expect(html.getByText("Hello, and good morning.")).toBeVisible();
});

function copySources(): string {
	const folder = mkdtempSync(join(tmpdir(), "live-reload-"));
	cpSync(ROOT, folder, {
		recursive: true,
		filter: (path) => !GENERATED.includes(basename(path)),
	});
	symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"), "junction");
	return folder;
}

function serve(port: number): ChildProcess {
	const eleventy = join(ROOT, "node_modules/@11ty/eleventy/cmd.cjs");
	return spawn(process.execPath, [eleventy, "--serve", `--port=${port}`, "--quiet"], {
		cwd: copy,
		stdio: "inherit",
	});
}

async function isUp(): Promise<boolean> {
	return fetch(address).then(
		(response) => response.ok,
		() => false,
	);
}

async function edit(file: string, from: string, to: string): Promise<void> {
	const path = join(copy, file);
	const text = readFileSync(path, "utf8");
	expect(text, `${file} has a place to edit`).toContain(from);
	writeFileSync(path, text.replace(from, to));
}

async function shows(what: string, edited: Locator): Promise<void> {
	await measured(what, () => expect(edited).toBeAttached({ timeout: PATIENCE }));
}

/** Notes how long an edit took to show, which is for people to watch and not for a test to judge. */
async function measured(what: string, wait: () => Promise<void>): Promise<void> {
	const start = performance.now();
	await wait();
	const description = `${what} shows after ${Math.round(performance.now() - start)} ms`;
	test.info().annotations.push({ type: "live reload", description });
	console.log(`live reload: ${description}`);
}
