/* The server of `npm start`, at the given port. */
import { setTimeout } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import { Eleventy } from "@11ty/eleventy";

/** The interval between checks of faulty content. */
const LOOK_AGAIN_MS = 500;
/** The delay before the schemas are written, so that writing doesn't slow down the first page. */
const SCHEMAS_DELAY_MS = 5000;
/** Node keeps every module that an edit has replaced, so tools/start.js replaces a server that holds so many bytes. */
const FULL = getHeapStatistics().heap_size_limit / 2;
/** The time after which the edit that comes last shows in the browser. */
const SHOWN_MS = 10_000;

process.once("disconnect", () => process.exit());
if (!process.connected) process.exit();
// eleventy.config.js reads this variable.
process.env.ELEVENTY_RUN_MODE = "serve";
await import("../eleventy.config.js");
await untilContentIsMended();
// The server goes on after errors about files: a Git checkout removes files briefly, and the next build finds them.
for (const event of ["unhandledRejection", "uncaughtException"]) process.on(event, goOn);
const eleventy = new Eleventy(undefined, undefined, {
	configPath: "eleventy.config.js",
	quietMode: true,
	runMode: "serve",
	config: (site) => site.on("eleventy.beforeWatch", endIfFull),
});
// Only problems are logged.
const ignore = () => undefined;
eleventy.logger.overrideLogger({ ...console, log: ignore, info: ignore });
await eleventy.init();
await eleventy.watch();
await eleventy.serve(Number(process.argv[2]));

await setTimeout(SCHEMAS_DELAY_MS);
await import("./schemas.ts");

/** Ends this server, once the present edit shows, if its heap is full. */
function endIfFull() {
	if (getHeapStatistics().used_heap_size < FULL) return;
	console.log("The server starts again to free memory. Reload its pages in half a minute.");
	setTimeout(SHOWN_MS).then(() => process.exit());
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
