/* `npm run fonts`: generates site/fonts/ from the fonts' packages. Commit the generated files. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFonts } from "./fonts/make.ts";
import { ROOT } from "./root.js";

const folder = join(ROOT, "site/fonts");
await mkdir(folder, { recursive: true });
for (const [name, content] of Object.entries(await makeFonts())) {
	await writeFile(join(folder, name), content);
	console.log(`site/fonts/${name}: ${content.length} bytes`);
}
