/*
 * `npm run quiz:fairness`: scores every complete set of answers, and writes site/_data/fairness.json. The run takes some
 * minutes.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemaReference } from "../site/schemas/kinds.ts";
import { kindOf } from "../site/schemas/registry.ts";
import { countSheets, readDesign } from "./fairness/count.ts";
import { figuresOf } from "./fairness/figures.ts";
import { ROOT } from "./root.js";

const FILE = "site/_data/fairness.json";
const kind = kindOf(FILE);
if (!kind) throw new Error(`No schema describes ${FILE}.`);
const figures = { $schema: schemaReference(FILE, kind), ...figuresOf(countSheets(readDesign())) };
writeFileSync(join(ROOT, FILE), `${JSON.stringify(figures, null, "\t")}\n`);
console.log(`Wrote ${FILE}.`);
