/*
 * `npm start`: the site with live reload, at the port that is named or 8080. It prints the addresses and problems.
 */
import { setTimeout } from "node:timers/promises";
import { startQuietEleventy } from "./quiet-eleventy.js";

const DEFAULT_PORT = 8080;
const port = process.argv[2] ?? DEFAULT_PORT;
// What the quiz copies and /embed shows leads to where the site is served.
process.env.SITE_URL ||= `http://localhost:${port}`;
/** How often faulty content is looked at again, in milliseconds. */
const LOOK_AGAIN_MS = 500;
/** Schemas wait this long, in milliseconds, so that they do not hold up the first page. */
const SCHEMAS_DELAY_MS = 5000;

// The configuration asks for it: what is served has a folder of its own.
process.env.ELEVENTY_RUN_MODE = "serve";
// It registers the loader of TypeScript.
await import("../eleventy.config.js");
const { endWithNpm } = await import("@liberation/inbox");
endWithNpm(() => process.exit(0));
await untilContentIsMended();
// In the middle of a checkout files are missing, and come back: the next build finds them.
for (const event of ["unhandledRejection", "uncaughtException"]) process.on(event, goOn);
const eleventy = await startQuietEleventy();
await eleventy.watch();
await eleventy.serve(port);

// Schemas are for editors: nobody waits for them. The site's configuration has registered the loader of TypeScript.
await setTimeout(SCHEMAS_DELAY_MS);
await import("./schemas.ts");

/** Names what is wrong with the content, without which nothing can start, until nothing is. */
async function untilContentIsMended() {
	const { faultsOfFiles } = await import("../site/eleventy/content.ts");
	let said = "";
	for (let faults = faultsOfFiles(); faults; faults = faultsOfFiles()) {
		if (faults !== said) console.error(`${faults}\nThe site starts once this is mended.`);
		said = faults;
		await setTimeout(LOOK_AGAIN_MS);
	}
}

/**
 * Says what went wrong, and lets the site go on if it was about a file.
 * @param {unknown} error
 */
function goOn(error) {
	if (!(error instanceof Error) || !isAboutFile(error)) throw error;
	console.error(`${error.message}\nThe site goes on, and is built again with the next change.`);
}

/**
 * Whether an error, or what caused it, says that a file is missing or can't be read now.
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
