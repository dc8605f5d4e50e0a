/* `npm run api`: writes what widget/api/table.ts says of the element to the README and beside its built script. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeApiFiles } from "../widget/api/files.ts";
import { withApiTables } from "../widget/api/readme.ts";
import { ROOT } from "./say.js";

const readme = join(ROOT, "README.md");
await writeFile(readme, withApiTables(await readFile(readme, "utf8")));
const written = await writeApiFiles(join(ROOT, "dist/embed/v1"));
console.log(["README.md", ...written.map((name) => `dist/embed/v1/${name}`)].join("\n"));
