/* `npm run api`: makes the manifest, the typings and the README's tables of the element from its source. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { API_FOLDER, writeApiFiles } from "../widget/api/files.ts";
import { withApiTables } from "../widget/api/readme.ts";
import { ROOT } from "./say.js";

await writeApiFiles(API_FOLDER);
const readme = join(ROOT, "README.md");
await writeFile(readme, withApiTables(await readFile(readme, "utf8")));
console.log("Wrote widget/api/generated and the tables of README.md.");
