/* `npm start`: the site with live reload, at the given port or 8080. */
import { setTimeout } from "node:timers/promises";
import { startQuietEleventy } from "./quiet-eleventy.js";

const DEFAULT_PORT = 8080;
const port = process.argv[2] ?? DEFAULT_PORT;
// Links of the quiz and of /embed lead to this server.
process.env.SITE_URL ||= `http://localhost:${port}`;
/** How often faulty content is checked again. */
const LOOK_AGAIN_MS = 500;
/** Schemas are written after the first page. */
const SCHEMAS_DELAY_MS = 5000;

// eleventy.config.js reads it.
process.env.ELEVENTY_RUN_MODE = "serve";
await import("../eleventy.config.js");
const { endWithNpm } = await import("@liberation/inbox");
endWithNpm(() => process.exit(0));
await untilContentIsMended();
// During a checkout files are missing for a moment; the next build finds them.
for (const event of ["unhandledRejection", "uncaughtException"]) process.on(event, goOn);
const eleventy = await startQuietEleventy();
await eleventy.watch();
await eleventy.serve(port);

await setTimeout(SCHEMAS_DELAY_MS);
await import("./schemas.ts");

/** Reports faulty content until it is mended; without it nothing can start. */
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
 * Logs an error about a file, and throws any other one.
 * @param {unknown} error
 */
function goOn(error) {
	if (!(error instanceof Error) || !isAboutFile(error)) throw error;
	console.error(`${error.message}\nThe site goes on, and is built again with the next change.`);
}

/**
 * Whether an error or its cause is about a file that can't be read.
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
