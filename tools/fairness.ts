/*
 * `npm run quiz:fairness`: scores every complete set of answers, and writes site/_data/fairness.json. The run takes some
 * minutes.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentTypeOf } from "../site/schemas/all-content-types.ts";
import { schemaReference } from "../site/schemas/content-types.ts";
import { countSheets, readDesign } from "./fairness/count.ts";
import { figuresOf } from "./fairness/figures.ts";
import { ROOT } from "./root.js";

const FILE = "site/_data/fairness.json";
const type = contentTypeOf(FILE);
if (!type) throw new Error(`No schema describes ${FILE}.`);
const figures = { $schema: schemaReference(FILE, type), ...figuresOf(countSheets(readDesign())) };
writeFileSync(join(ROOT, FILE), `${JSON.stringify(figures, null, "\t")}\n`);
console.log(`Wrote ${FILE}.`);
