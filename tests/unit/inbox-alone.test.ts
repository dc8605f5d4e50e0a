import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ROOT } from "../../tools/say.js";
import { linkPackages } from "../copy-project.ts";

/* The inbox in an empty folder, with nothing of the website but the package shared: its two commands work. */

let folder: string;

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "inbox-"));
	for (const part of ["inbox", "shared"]) {
		cpSync(join(ROOT, part), join(folder, part), {
			recursive: true,
			filter: (path) => !["node_modules", ".cache"].includes(basename(path)),
		});
	}
	linkPackages(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("npm start takes a message, and shows it at the desk", async () => {
	const server = spawn("npm", ["start", "--", "example", "0"], {
		cwd: join(folder, "inbox"),
		detached: true,
		shell: process.platform === "win32",
	});
	onTestFinished(() => {
		// npm and the server that it has started.
		if (server.pid && server.exitCode === null) process.kill(-server.pid);
	});
	let printed = "";
	for (const stream of [server.stdout, server.stderr]) {
		stream.on("data", (chunk: Buffer) => {
			printed += chunk;
		});
	}
	const url = () => /^http:\S+(?= is served)/m.exec(printed)?.[0];
	await expect.poll(url, { timeout: 50_000, message: "the address that it prints" }).toBeDefined();
	const answer = await fetch(`${url()}/api/contact`, {
		method: "POST",
		body: new URLSearchParams({
			name: "Maya Stone",
			email: "maya@mail.test",
			inquiry: "media",
			message: "Hello",
		}),
	});
	expect(answer.status, printed).toBe(200);
	expect(await (await fetch(`${url()}/desk/`)).text()).toContain("Maya Stone");
});

test("npm test holds: its types, and here the tests of its forms and mails", () => {
	const { status, stdout, stderr } = spawnSync(
		"npm",
		["test", "--", "tests/forms", "tests/mail/"],
		{
			cwd: join(folder, "inbox"),
			encoding: "utf8",
			shell: process.platform === "win32",
		},
	);
	expect(status, stdout + stderr).toBe(0);
	expect(stdout).toContain("mail/letter.test.ts");
});
