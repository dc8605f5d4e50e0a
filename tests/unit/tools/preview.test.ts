import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { ROOT } from "../../../tools/say.js";

/** Prints at the end which files of React a process has run; Node looks for the names of others without running them. */
const SPY = `data:text/javascript,import { createRequire } from "node:module";
process.on("exit", () => {
	for (const { id, loaded } of Object.values(createRequire("/").cache)) if (loaded) console.log(id);
});`;

test("the preview runs React's production build, whatever the shell says", () => {
	// The port can't be used: it ends once it has loaded what it needs.
	const { stdout } = spawnSync(
		process.execPath,
		["--import", "tsx", "--import", SPY, "tools/preview.ts", "99999", "--dist"],
		{
			cwd: ROOT,
			encoding: "utf8",
			timeout: 50_000,
			env: { ...process.env, NODE_ENV: "development" },
		},
	);
	expect(stdout).toContain("react-dom-server-legacy.node.production.js");
	expect(stdout).not.toContain(".development.js");
});
