/* `npm run api`: generates the tables of docs/embedding.md from the doc comments of the quiz's element. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeManifest } from "../widget/api/files.ts";
import { withApiTables } from "../widget/api/readme.ts";
import { ROOT } from "./root.js";

const manifest = await writeManifest(join(ROOT, ".cache/api"));
const page = join(ROOT, "docs/embedding.md");
await writeFile(page, withApiTables(await readFile(page, "utf8"), manifest));
console.log("Wrote the tables of docs/embedding.md.");
