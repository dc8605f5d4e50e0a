/*
 * `npm start`: the site with live reload, at the port that is named or 8080. It prints the addresses and problems.
 */
import { setTimeout } from "node:timers/promises";
import { startQuietEleventy } from "./quiet-eleventy.js";

const DEFAULT_PORT = 8080;
/** Schemas wait this long, in milliseconds, so that they do not hold up the first page. */
const SCHEMAS_DELAY_MS = 5000;

const eleventy = await startQuietEleventy();
await eleventy.watch();
await eleventy.serve(process.argv[2] ?? DEFAULT_PORT);

// Schemas are for editors: nobody waits for them. The site's configuration has registered the loader of TypeScript.
await setTimeout(SCHEMAS_DELAY_MS);
await import("./schemas.ts");
