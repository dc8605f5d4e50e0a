/* `npm run api`: generates the tables of docs/embedding.md from the doc comments of the quiz's element. */
import { join } from "node:path";
import { writeManifest } from "../widget/api/files.ts";
import { apiTables } from "../widget/api/tables.ts";
import { ROOT } from "./root.js";
import { writeSection } from "./write-section.ts";

writeSection("docs/embedding.md", "api", apiTables(await writeManifest(join(ROOT, ".cache/api"))));
console.log("Wrote the tables of docs/embedding.md.");
