import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { ROOT } from "../../../tools/say.js";

/** Prints at the end which files of React a process has run; Node looks for the names of others without running them. */
const SPY = `data:text/javascript,import { createRequire } from "node:module";
process.on("exit", () => {
	for (const { id, loaded } of Object.values(createRequire("/").cache)) if (loaded) console.log(id);
});`;

test("the preview shows the desk, by React's production build whatever the shell says", async () => {
	const preview = spawn(
		process.execPath,
		["--import", "tsx", "--import", SPY, "tools/preview.ts", "0", "--dist"],
		{ cwd: ROOT, env: { ...process.env, NODE_ENV: "development" } },
	);
	onTestFinished(() => void preview.kill("SIGKILL"));
	let printed = "";
	preview.stdout.on("data", (chunk: Buffer) => {
		printed += chunk;
	});
	const desk = () => /http:\S+\/desk\//.exec(printed)?.[0];
	await expect.poll(desk, { timeout: 50_000 }).toBeDefined();
	expect((await fetch(desk() ?? "")).status).toBe(200);
	preview.kill("SIGTERM");
	await once(preview, "close");
	expect(printed).toContain("react-dom-server-legacy.node.production.js");
	expect(printed).not.toContain(".development.js");
});
