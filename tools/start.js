/* `npm start`: serves the site with live reload, at the given port or 8080. */
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { Eleventy } from "@11ty/eleventy";

const DEFAULT_PORT = 8080;
const asked = Number(process.argv[2] ?? DEFAULT_PORT);
const port = await freePort(asked);
if (port !== asked) console.log(`Port ${asked} is in use, so the site is at port ${port}.`);
// Links of the quiz and of /embed must lead to this server.
process.env.SITE_URL ||= `http://localhost:${port}`;
/** The interval between checks of faulty content. */
const LOOK_AGAIN_MS = 500;
/** The delay before the schemas are written, so that writing doesn't slow down the first page. */
const SCHEMAS_DELAY_MS = 5000;

// eleventy.config.js reads this variable.
process.env.ELEVENTY_RUN_MODE = "serve";
await import("../eleventy.config.js");
const { endWithNpm } = await import("@liberation/inbox");
endWithNpm(() => process.exit(0));
await untilContentIsMended();
// The server goes on after errors about files: a Git checkout removes files briefly, and the next build finds them.
for (const event of ["unhandledRejection", "uncaughtException"]) process.on(event, goOn);
const eleventy = new Eleventy(undefined, undefined, {
	configPath: "eleventy.config.js",
	quietMode: true,
	runMode: "serve",
});
// Only problems are logged.
const ignore = () => undefined;
eleventy.logger.overrideLogger({ ...console, log: ignore, info: ignore });
await eleventy.init();
await eleventy.watch();
await eleventy.serve(port);

await setTimeout(SCHEMAS_DELAY_MS);
await import("./schemas.ts");

/**
 * Returns the first port from `first` on at which nobody answers.
 * @param {number} first
 * @returns {Promise<number>}
 */
async function freePort(first) {
	const socket = connect(first, "localhost");
	const isTaken = await new Promise((resolve) => {
		socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
	});
	socket.destroy();
	return isTaken ? freePort(first + 1) : first;
}

/**
 * Waits until the content has no faults, because Eleventy can't start with faulty content. Reports new faults while
 * waiting.
 */
async function untilContentIsMended() {
	const { faultsBelow } = await import("../site/eleventy/content.ts");
	const { formatFault } = await import("../site/check/source.ts");
	const found = () => faultsBelow("").map(formatFault).join("\n");
	let reported = "";
	for (let faults = found(); faults; faults = found()) {
		if (faults !== reported) console.error(`${faults}\nThe site starts once this is mended.`);
		reported = faults;
		await setTimeout(LOOK_AGAIN_MS);
	}
}

/**
 * Logs an error about a file, and rethrows any other error.
 * @param {unknown} error
 */
function goOn(error) {
	if (!(error instanceof Error) || !isAboutFile(error)) throw error;
	console.error(`${error.message}\nThe site goes on, and is built again with the next change.`);
}

/**
 * Whether an error, or its cause, is about an unreadable file.
 * @param {Error & { code?: string, originalError?: unknown }} error
 * @returns {boolean}
 */
function isAboutFile({ code = "", message, cause, originalError }) {
	if (
		/^E(?:NOENT|BUSY|PERM|ACCES|NOTDIR|EXIST)$/.test(code) ||
		/ENOENT|trouble copying/.test(message)
	)
		return true;
	return [cause, originalError].some((inner) => inner instanceof Error && isAboutFile(inner));
}
