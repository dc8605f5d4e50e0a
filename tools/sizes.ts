/* `npm run sizes`: compares the sizes of the built pages and elements with their budgets. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./say.js";
import { BUDGETS, budgetOf, measureElements, measurePages, overBudget } from "./sizes/measure.ts";

const dist = join(ROOT, "dist");

function report(): string[] {
	if (!existsSync(dist)) return ['There is no site in dist/ yet: run "npm run build" first.'];
	const pages = measurePages(dist);
	const elements = measureElements(dist);
	const width = Math.max(...pages.map(({ page }) => page.length), "liberation-circle.js".length);
	const row = (name: string, ...cells: (string | number)[]) =>
		console.log([name.padEnd(width), ...cells.map((cell) => String(cell).padStart(8))].join(" "));
	row("bytes (brotli)", "HTML", "CSS", "JS", "first", "further", "fonts");
	for (const { page, html, css, script, first, further, fonts, fontFiles } of pages) {
		row(page, html, css, script, first, further, `${fontFiles}: ${fonts}`);
	}
	const { html, script, first, further } = BUDGETS;
	row("at most", html, "", script, first, further, `${BUDGETS.fontFiles}: ${BUDGETS.fonts}`);
	console.log();
	for (const [path, size] of Object.entries(elements)) {
		row(path.replace(/.*\//, ""), "", "", size ?? "missing");
		row("at most", "", "", budgetOf(path));
	}
	return overBudget(pages, elements);
}

const faults = report();
for (const fault of faults) console.error(`\n${fault}`);
if (faults.length > 0) process.exitCode = 1;
