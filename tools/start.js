/*
 * `npm start`: the site with live reload, at the port that is named or 8080. It prints the addresses and problems.
 */
import { setTimeout } from "node:timers/promises";
import { startQuietEleventy } from "./quiet-eleventy.js";

const DEFAULT_PORT = 8080;
/** How often faulty content is looked at again, in milliseconds. */
const LOOK_AGAIN_MS = 500;
/** Schemas wait this long, in milliseconds, so that they do not hold up the first page. */
const SCHEMAS_DELAY_MS = 5000;

// The configuration asks for it: what is served has a folder of its own.
process.env.ELEVENTY_RUN_MODE = "serve";
// It registers the loader of TypeScript.
await import("../eleventy.config.js");
await untilContentIsMended();
const eleventy = await startQuietEleventy();
await eleventy.watch();
await eleventy.serve(process.argv[2] ?? DEFAULT_PORT);

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
