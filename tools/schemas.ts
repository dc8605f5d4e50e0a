/* `npm run schemas`: writes the JSON Schemas that content files name in `$schema`, for editors. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { registry } from "../site/content/registry.ts";
import { ROOT } from "./say.js";

const folder = join(ROOT, ".cache", "schemas");
mkdirSync(folder, { recursive: true });
for (const { name, schema } of registry) {
	const json = z.toJSONSchema(schema, { io: "input" });
	writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(json, null, "\t")}\n`);
}
