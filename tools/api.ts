/* `npm run api`: makes the manifest, the typings and the tables of docs/embedding.md of the element from its source. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { API_FOLDER, writeApiFiles } from "../widget/api/files.ts";
import { withApiTables } from "../widget/api/readme.ts";
import { ROOT } from "./say.js";

await writeApiFiles(API_FOLDER);
const page = join(ROOT, "docs/embedding.md");
await writeFile(page, withApiTables(await readFile(page, "utf8")));
console.log("Wrote widget/api/generated and the tables of docs/embedding.md.");
