/* `npm run api`: makes the manifest of the elements and the tables of docs/embedding.md from its source. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeManifest } from "../widget/api/files.ts";
import { withApiTables } from "../widget/api/readme.ts";
import { ROOT } from "./say.js";

await writeManifest();
const page = join(ROOT, "docs/embedding.md");
await writeFile(page, withApiTables(await readFile(page, "utf8")));
console.log("Wrote widget/api/custom-elements.json and the tables of docs/embedding.md.");
