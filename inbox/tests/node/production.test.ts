import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Prints at the end which files of React a process has run; Node looks for the names of others without running them. */
const SPY = `data:text/javascript,import { createRequire } from "node:module";
process.on("exit", () => {
	for (const { id, loaded } of Object.values(createRequire("/").cache)) if (loaded) console.log(id);
});`;

test("the server runs React's production build, whatever the shell says", () => {
	// There is no site: it ends once it has loaded what it needs.
	const script = join(import.meta.dirname, "../../commands/serve.ts");
	const { stdout } = spawnSync(process.execPath, ["--import", "tsx", "--import", SPY, script], {
		cwd: import.meta.dirname,
		encoding: "utf8",
		timeout: 50_000,
		env: { ...process.env, NODE_ENV: "development" },
	});
	expect(stdout).toContain("react-dom-server-legacy.node.production.js");
	expect(stdout).not.toContain(".development.js");
});
