/*
 * `npm run quiz:fairness`: scores every complete set of answers, and writes docs/fairness.md, docs/fairness.svg and
 * site/_data/fairness.json. The run takes one or two minutes on all processors.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { writeSection } from "../files.ts";
import { ROOT } from "../say.js";
import { drawChart } from "./chart.ts";
import { beginningsOf, countInProcesses } from "./pool.ts";
import { reportSections, writeFigures } from "./report.ts";

/** The number of answers in a prefix: 5 make 1,024 prefixes, each of about a million complete sets of answers. */
const ANSWERS_BEFOREHAND = 5;

const tally = await countInProcesses(beginningsOf(ANSWERS_BEFOREHAND), availableParallelism());
for (const [name, text] of Object.entries(reportSections(tally))) {
	writeSection("docs/fairness.md", name, text);
}
writeFileSync(join(ROOT, "docs/fairness.svg"), drawChart(tally));
writeFileSync(join(ROOT, "site/_data/fairness.json"), writeFigures(tally));
console.log("docs/fairness.md, docs/fairness.svg and site/_data/fairness.json are written.");
