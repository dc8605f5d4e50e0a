/*
 * `npm run quiz:fairness`: scores every answer sheet there is and writes what came of it into
 * docs/fairness.md, docs/fairness.svg and, for the site, site/_data/fairness.json. It takes a minute or two of all processors.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { drawChart } from "./chart.ts";
import { writeFigures } from "./figures.ts";
import { beginningsOf, countInWorkers } from "./pool.ts";
import { showProgress } from "./progress.ts";
import { writeReport } from "./report.ts";

/** 1,024 parts of about a million sheets: small enough for a smooth bar, large enough to be worth a message. */
const ANSWERS_BEFOREHAND = 5;

const beginnings = beginningsOf(ANSWERS_BEFOREHAND);
const tally = await countInWorkers(
	beginnings,
	availableParallelism(),
	showProgress(beginnings.length),
);

for (const [name, content] of [
	["docs/fairness.md", writeReport(tally)],
	["docs/fairness.svg", drawChart(tally)],
	["site/_data/fairness.json", writeFigures(tally)],
] as const) {
	writeFileSync(new URL(`../../${name}`, import.meta.url), content);
	console.log(`${name} written`);
}
