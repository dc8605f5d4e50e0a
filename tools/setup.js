/*
 * Makes a fresh clone ready: `node tools/setup.js [browser] [embed] [bench]`. It is the first step of the npm
 * scripts, and runs before node_modules exists, hence plain JavaScript without any package.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.js";
import { ensurePackages } from "./packages.js";
import { ROOT, SetupError } from "./say.js";

function ensureNode() {
	/** @type {{ engines: { node: string } }} */
	const { engines } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
	const least = engines.node.replace(">=", "");
	const options = { numeric: true };
	if (process.versions.node.localeCompare(least, "en", options) < 0) {
		throw new SetupError(
			`This is Node.js ${process.versions.node}: install version ${least} or newer from https://nodejs.org.`,
		);
	}
}

try {
	ensureNode();
	ensurePackages(ROOT);
	if (process.argv.includes("browser")) ensureChromium();
	for (const name of ["embed", "bench"])
		if (process.argv.includes(name)) ensurePackages(join(ROOT, "tests", name));
} catch (error) {
	if (!(error instanceof SetupError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
