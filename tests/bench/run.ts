/*
 * `npm run bench`: measures the quiz and two of our pages beside others in Chromium, prints the figures and writes
 * them into docs/performance.md. It is no test, because times depend on the machine: what counts are the ratios.
 * `-- 5` takes five rounds.
 */
import { chromium } from "@playwright/test";
import { launchOptions } from "../../tools/chromium.js";
import { writeSection } from "../../tools/write-section.ts";
import { viewTwice } from "./measure.ts";
import { type MeasuredPage, PAGES, QUIZZES } from "./pages.ts";
import { report, type Views } from "./report.ts";
import { startBenchServers } from "./server.ts";

const rounds = Number(process.argv[2] ?? 9);
const pages: readonly MeasuredPage[] = [...Object.values(QUIZZES), ...Object.values(PAGES)];
const views: Views = new Map(pages.map((page) => [page, { cold: [], warm: [] }]));

const servers = await startBenchServers();
const browser = await chromium.launch(launchOptions());
for (let round = 0; round < rounds; round++) {
	// Each round begins with another page, so that other work on the machine affects all pages alike.
	const order = [...pages.slice(round % pages.length), ...pages.slice(0, round % pages.length)];
	for (const page of order) {
		const { cold, warm } = await viewTwice(browser, page, servers.urlOf(page));
		views.get(page)?.cold.push(cold);
		views.get(page)?.warm.push(warm);
	}
	console.log(`Round ${round + 1} of ${rounds}`);
}
const text = [`Chromium ${browser.version()}, ${rounds} rounds:`, ...report(views)].join("\n\n");
await browser.close();
await servers.close();
console.log(text);
writeSection("docs/performance.md", "bench", text);
