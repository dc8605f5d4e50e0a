import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect as baseExpect, test } from "@playwright/test";
import { copyProject } from "../copy-project.ts";
import { freePort } from "../free-port.ts";
import { SiteForm } from "./forms/site-form.ts";

/*
 * What `npm start` promises: an edit of any source shows in the open browser by itself, and a form that is sent lands
 * at the desk. How Eleventy notices edits of modules is undocumented (site/eleventy/modules.ts), so an update may
 * break it. The edits are made in a copy.
 */

// A busy machine may need long for a build.
const expect = baseExpect.configure({ timeout: 60_000 });

/** A file to edit: a text in it, and what takes its place. All of them show on /quiz/. */
const EDITS = [
	["site/pages/quiz/quiz.11ty.tsx", "</Document>", '<i id="page" /></Document>'],
	["site/layouts/Footer.tsx", "</footer>", '<i id="part" /></footer>'],
	[
		"widget/quiz/stages/Landing.tsx",
		"<StageHeading quiz={quiz}>",
		'<i id="widget" /><StageHeading quiz={quiz}>',
	],
	["site/styles/base.css", "body {", "body { outline: 3px solid rgb(1, 2, 3);"],
] as const;

// One server for all of them.
test.describe.configure({ mode: "default" });

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

/** Asks for live reload as a page would. @returns the first line of the answer, "" where there is none */
async function liveReload(host: string, headers: Readonly<Record<string, string>>) {
	const socket = connect(Number(new URL(address).port), host);
	const given = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
	let answer = "";
	socket.on("data", (data) => {
		answer += String(data);
		socket.destroy();
	});
	// A refused connection is closed, with or without an error.
	socket.on("error", () => undefined);
	const closed = new Promise<void>((done) => socket.once("close", () => done()));
	socket.write(
		"GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
			`Sec-WebSocket-Key: ${btoa("0123456789abcdef")}\r\n${given.join("")}\r\n`,
	);
	await closed;
	return answer.split("\r\n")[0];
}

test("the development server answers no other machine, and its WebSocket no other origin (DNS rebinding)", async () => {
	const { host: Host, origin: Origin, port } = new URL(address);
	const refused = [
		{ Host, Origin: "https://evil.test" },
		{ Host },
		{ Host: `evil.test:${port}`, Origin: `http://evil.test:${port}` },
	];
	for (const headers of refused) expect(await liveReload("127.0.0.1", headers)).toBe("");
	expect(await liveReload("127.0.0.1", { Host, Origin })).toMatch(/^HTTP\/1\.1 101 /);
	const others = Object.values(networkInterfaces())
		.flatMap((each) => each ?? [])
		.filter(({ internal, family }) => !internal && family === "IPv4");
	for (const other of others) {
		await baseExpect(fetch(`http://${other.address}:${port}/`)).rejects.toThrow();
		expect(await liveReload(other.address, { Host, Origin })).toBe("");
	}
	// npm start doesn't write dist/, which is for the real site.
	expect(existsSync(join(folder, "dist"))).toBe(false);
	expect(existsSync(join(folder, ".cache/site/index.html"))).toBe(true);
});

test("an edit reloads the open page, and a sent form arrives at the desk", async ({ page }) => {
	test.slow();
	await expect.poll(() => printed).toContain(`${address}/desk/`);
	expect(printed.trim().split("\n"), "the addresses, and nothing else").toHaveLength(1);
	await page.goto(`${address}/quiz/`);
	const quiz = page.locator("liberation-quiz");
	await expect(quiz.getByRole("heading", { level: 2 })).toBeVisible();
	await test.step("a page, a part of a layout, the quiz and a stylesheet", async () => {
		for (const [file, from, to] of EDITS) edit(file, from, to);
		for (const id of ["page", "part", "widget"])
			await expect(page.locator(`#${id}`)).toBeAttached();
		await expect(page.locator("body")).toHaveCSS("outline-color", "rgb(1, 2, 3)");
	});
	await test.step("the texts of the site and of the quiz, each by one reload", async () => {
		await saveAsTheEditor("site/_data/site.json", '"name": "', '"name": "Edited ');
		await expect(page.getByRole("banner")).toContainText("Edited ");
		let reloads = 0;
		// Counts requests, because the load event comes after the change is visible.
		page.on("request", (request) => {
			if (request.isNavigationRequest() && request.frame() === page.mainFrame()) reloads++;
		});
		edit("shared/quiz/messages.json", '"headline": "', '"headline": "Edited ');
		await expect(quiz.getByRole("heading", { level: 2 })).toContainText("Edited ");
		expect(reloads).toBe(1);
	});
	await test.step("a fault is named with its place; its mending, the same part again and a role's name in the circle show", async () => {
		const file = "site/_data/pages/quiz.json";
		edit(file, '"title"', '"titel"');
		await expect
			.poll(() => printed)
			.toMatch(/pages\/quiz\.json:\d+:\d+ .*found the key "titel", expected one of the keys/);
		edit(file, '"titel": "', '"title": "Mended ');
		edit("site/layouts/Footer.tsx", 'id="part"', 'id="again"');
		edit("shared/quiz/roles.json", '"name": "', '"name": "Edited ');
		await expect(page).toHaveTitle(/^Mended /);
		await expect(page.locator("#again")).toBeAttached();
		// No reload may follow later.
		await expect(quiz.locator("[data-role]", { hasText: "Edited " })).not.toHaveCount(0);
		const circle = () => fetch(`${address}/embed/v1/liberation-circle.js`);
		await expect.poll(async () => (await circle()).text()).toContain("Edited ");
	});
	await test.step("a form", async () => {
		const form = new SiteForm(page, "contact");
		await form.open(address);
		await form.fillAndSend();
		await expect(form.done).toBeVisible();
		const mail = page.getByRole("link", { name: form.content.title });
		// It is there once it has left, which the form doesn't wait for.
		await expect
			.poll(async () => {
				await page.goto(`${address}/desk/mails`);
				return mail.count();
			})
			.toBeGreaterThan(0);
		await mail.first().click();
		await expect(page.locator("pre").last()).toContainText("Zoë's message");
	});
});
