import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const SIGNALS = pathToFileURL(join(import.meta.dirname, "../../runtimes/node/signals.ts")).href;
const SCRIPT = `import(${JSON.stringify(SIGNALS)}).then(({ endWithNpm }) => {
	endWithNpm(() => process.exit());
	setInterval(() => undefined, 1000);
	console.log(process.pid);
})`;

const isRunning = (pid: number) => {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
};

test.runIf(process.platform !== "win32")(
	"a server that npm has started ends with npm's shell",
	async () => {
		// npm passes a signal to a shell, which doesn't pass it on.
		const shell = spawn("sh", ["-c", '"$NODE" --import tsx -e "$SCRIPT"; true'], {
			cwd: import.meta.dirname,
			env: { ...process.env, NODE: process.execPath, SCRIPT, npm_lifecycle_event: "serve" },
		});
		const [printed] = await once(shell.stdout, "data");
		const pid = Number(printed);
		onTestFinished(() => void (isRunning(pid) && process.kill(pid)));
		expect(isRunning(pid)).toBe(true);
		shell.kill("SIGTERM");
		await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
	},
);
