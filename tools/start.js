/*
 * `npm start`: the site with live reload, at the port that is named or 8080. It prints the addresses and problems.
 */
import "tsx/esm";
import { startQuietEleventy } from "./quiet-eleventy.js";

const DEFAULT_PORT = 8080;

const eleventy = await startQuietEleventy();
await eleventy.watch();
await eleventy.serve(process.argv[2] ?? DEFAULT_PORT);

// Schemas are for editors: nobody waits for them.
await import("./schemas.ts");
