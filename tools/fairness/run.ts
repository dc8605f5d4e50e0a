/*
 * `npm run quiz:fairness`: scores every answer sheet there is and writes what came of it into
 * docs/fairness.md and docs/fairness.svg. It takes a minute or two of all processors.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { drawChart } from "./chart.ts";
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
	["fairness.md", writeReport(tally)],
	["fairness.svg", drawChart(tally)],
] as const) {
	writeFileSync(new URL(`../../docs/${name}`, import.meta.url), content);
	console.log(`docs/${name} written`);
}
