import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect as baseExpect, test } from "@playwright/test";
import { freePort } from "../free-port.ts";
import { SiteForm } from "./forms/site-form.ts";
import { copyProject } from "./project-copy.ts";

/*
 * What `npm start` promises: an edit of any source shows in the open browser by itself, and a form that is sent lands
 * at the desk. How Eleventy notices edits of modules is undocumented (site/eleventy/modules.ts), so an update may
 * break it. The edits are made in a copy.
 */

// A busy machine may need long for a build.
const expect = baseExpect.configure({ timeout: 60_000 });

/** A file to edit: a text in it, and what takes its place. All of them show on /quiz/. */
const EDITS = [
	["a page", "site/pages/quiz/quiz.11ty.tsx", "</Document>", '<i id="page" /></Document>'],
	["a layout", "site/layouts/Document.tsx", "</body>", '<i id="layout" /></body>'],
	["a part of a layout", "site/layouts/Footer.tsx", "</footer>", '<i id="part" /></footer>'],
	["the same part again", "site/layouts/Footer.tsx", 'id="part"', 'id="again"'],
	["the quiz", "widget/stages/Landing.tsx", "<header", '<i id="widget" /><header'],
] as const;

let folder: string;
let server: ChildProcess;
let address: string;
let printed = "";

test.beforeAll(async () => {
	test.setTimeout(240_000);
	folder = copyProject();
	const port = await freePort();
	address = `http://localhost:${port}`;
	server = spawn(process.execPath, ["tools/start.js", String(port)], { cwd: folder });
	for (const stream of [server.stdout, server.stderr])
		stream?.on("data", (text) => {
			printed += text;
		});
	const isUp = () =>
		fetch(address).then(
			({ ok }) => ok,
			() => false,
		);
	await expect.poll(isUp, { message: "the server starts", timeout: 180_000 }).toBe(true);
});

test.afterAll(() => {
	server?.kill();
	if (folder) rmSync(folder, { recursive: true, force: true });
});

function edit(file: string, from: string, to: string): void {
	const path = join(folder, file);
	const text = readFileSync(path, "utf8");
	expect(text, `${file} has a place to edit`).toContain(from);
	writeFileSync(path, text.replace(from, to));
}

/** The editor writes into a file beside the saved one, which it then replaces. */
async function saveAsTheEditor(file: string, from: string, to: string): Promise<void> {
	const beside = join(dirname(file), ".sveltia-tmp-1");
	copyFileSync(join(folder, file), join(folder, beside));
	edit(beside, from, to);
	// Longer than Eleventy waits for a file to be whole.
	await setTimeout(500);
	renameSync(join(folder, beside), join(folder, file));
}

test("an edit shows in the open page, and a form that is sent lands at the desk", async ({
	page,
}) => {
	test.slow();
	await expect.poll(() => printed).toContain(`${address}/desk/`);
	expect(printed.trim().split("\n"), "the addresses, and nothing else").toHaveLength(1);
	await page.goto(`${address}/quiz/`);
	const quiz = page.locator("liberation-quiz");
	await expect(quiz.getByRole("heading", { level: 2 })).toBeVisible();
	for (const [what, file, from, to] of EDITS) {
		const [, id] = /id="(\w+)"/.exec(to) ?? [];
		await test.step(what, async () => {
			edit(file, from, to);
			await expect(page.locator(`#${id}`)).toBeAttached();
		});
	}
	await test.step("the texts of the site, of the quiz and of the circle", async () => {
		let reloads = 0;
		// Not at the load event, which comes after what is looked for can be seen.
		page.on("request", (request) => {
			if (request.isNavigationRequest() && request.frame() === page.mainFrame()) reloads++;
		});
		await saveAsTheEditor("site/_data/site.json", '"name": "', '"name": "Edited ');
		await expect(page.getByRole("banner")).toContainText("Edited ");
		edit("shared/quiz/messages.json", '"headline": "', '"headline": "Edited ');
		await expect(quiz.getByRole("heading", { level: 2 })).toContainText("Edited ");
		expect(reloads).toBe(2);
		edit("shared/quiz/roles.json", '"name": "', '"name": "Edited ');
		const circle = () => fetch(`${address}/embed/v1/liberation-circle.js`);
		await expect.poll(async () => (await circle()).text()).toContain("Edited ");
	});
	await test.step("a fault in the content is named with its place, and its mending shows", async () => {
		const file = "site/_data/pages/quiz.json";
		edit(file, '"title"', '"titel"');
		await expect
			.poll(() => printed)
			.toMatch(/pages\/quiz\.json:\d+:\d+ .*found the key "titel", expected one of the keys/);
		edit(file, '"titel"', '"title"');
		edit(file, '"title": "', '"title": "Mended ');
		await expect(page).toHaveTitle(/^Mended /);
	});
	await test.step("a stylesheet", async () => {
		edit("site/styles/base.css", "body {", "body { outline: 3px solid rgb(1, 2, 3);");
		await expect(page.locator("body")).toHaveCSS("outline-color", "rgb(1, 2, 3)");
	});
	await test.step("a form", async () => {
		const form = new SiteForm(page, "contact");
		await form.open(address);
		await form.fillAndSend();
		await expect(form.done).toBeVisible();
		await page.goto(`${address}/desk/mails`);
		await page.getByRole("link", { name: form.content.title }).first().click();
		await expect(page.locator("pre").last()).toContainText("Zoë's message");
	});
});
