/*
 * `npm run lighthouse`: what Lighthouse says of every page of the sitemap and /quiz, on a phone, as the median of three
 * runs under production headers, and how many faults axe's own rules find there, in light and in dark. A complete run
 * writes the table into docs/performance.md. `-- /shop/ /quiz/` looks at these pages alone.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { startPreview } from "@liberation/inbox";
import { type Browser, chromium } from "@playwright/test";
import { z } from "zod";
import { launchOptions } from "../../tools/chromium.js";
import { ROOT } from "../../tools/root.js";
import { runPackage } from "../../tools/run.ts";
import { writeSection } from "../../tools/write-section.ts";
import { median, table } from "./report.ts";

const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The part of Lighthouse's JSON that is read here. */
const reportSchema = z.object({
	lighthouseVersion: z.string(),
	environment: z.object({ benchmarkIndex: z.number() }),
	categories: z.record(
		z.enum(CATEGORIES),
		z.object({
			score: z.number(),
			auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
		}),
	),
	audits: z.record(
		z.string(),
		z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
	),
});
type Report = z.infer<typeof reportSchema>;

interface Result {
	readonly path: string;
	/** The median score of each category, at most 100. */
	readonly scores: readonly number[];
	/** The median of how long tasks blocked the main thread, in milliseconds. */
	readonly blocked: number;
	/** The faults that axe finds in light and in dark. */
	readonly axe: readonly string[];
	/** What keeps the page from 100. */
	readonly lacks: readonly string[];
}

const root = join(ROOT, "dist");
const asked = process.argv.slice(2);
const server = await startPreview({ root, port: 0 });
const browser = await chromium.launch(launchOptions());
const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
const results: Result[] = [];
const indexes: number[] = [];
let version = "";
for (const path of asked.length > 0 ? asked : pathsToMeasure()) {
	const result = await measure(path);
	results.push(result);
	console.log(rowOf(path, result).join("  "));
	for (const fault of [...result.lacks, ...result.axe]) console.log(`    ${fault}`);
}
await browser.close();
await server.close();
rmSync(folder, { recursive: true });

const head = ["page", "performance", "accessibility", "best practices", "SEO", "blocked", "axe"];
const isPerfect = ({ scores, axe }: Result) =>
	scores.every((score) => score === 100) && axe.length === 0;
const perfect = results.filter(isPerfect);
const others = results.filter((result) => !isPerfect(result));
const blocked = Math.round(Math.max(0, ...perfect.map((result) => result.blocked)));
const text = [
	`Lighthouse ${version}, median of ${RUNS} runs, on a machine whose index is ${Math.round(median(indexes))}:`,
	table(head, [
		...others.map((result) => rowOf(result.path, result)),
		[`${perfect.length} pages`, "100", "100", "100", "100", `at most ${blocked} ms`, "0"],
	]),
].join("\n\n");
console.log(`\n${text}`);
if (asked.length === 0) writeSection("docs/performance.md", "lighthouse", text);

function pathsToMeasure(): string[] {
	const sitemap = readFileSync(join(root, "sitemap.xml"), "utf8");
	const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(
		([, path = ""]) => path,
	);
	return [...new Set([...listed, "/quiz/"])];
}

async function measure(path: string): Promise<Result> {
	const reports: Report[] = [];
	for (let run = 0; run < RUNS; run++) reports.push(await lighthouse(server.url + path));
	indexes.push(...reports.map(({ environment }) => environment.benchmarkIndex));
	version = reports[0]?.lighthouseVersion ?? "";
	const scores = CATEGORIES.map((name) =>
		Math.round(100 * median(reports.map(({ categories }) => categories[name].score))),
	);
	return {
		path,
		scores,
		blocked: median(
			reports.map(({ audits }) => audits["total-blocking-time"]?.numericValue ?? Number.NaN),
		),
		axe: await axeFaults(browser, server.url + path),
		lacks: [...new Set(reports.flatMap(lacksOf))],
	};
}

async function lighthouse(url: string): Promise<Report> {
	const file = join(folder, "report.json");
	const { executablePath = chromium.executablePath() } = launchOptions();
	const { passed, output } = await runPackage(
		"lighthouse",
		[
			url,
			...["--quiet", "--output=json", `--output-path=${file}`],
			`--only-categories=${CATEGORIES.join()}`,
			"--chrome-flags=--headless --no-sandbox",
		],
		{ env: { ...process.env, CHROME_PATH: executablePath } },
	);
	if (!passed) throw new Error(`Lighthouse failed at ${url}:\n${output}`);
	return reportSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** The audits that take points from a page. */
function lacksOf({ categories, audits }: Report): string[] {
	return CATEGORIES.flatMap((name) => {
		const { score, auditRefs } = categories[name];
		if (Math.round(100 * score) === 100) return [];
		return auditRefs
			.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
			.map(({ id }) => `${name}: ${id}`);
	});
}

/** What axe finds by its default rules, best practices included. */
async function axeFaults(browser: Browser, url: string): Promise<string[]> {
	const faults: string[] = [];
	for (const colorScheme of ["light", "dark"] as const) {
		const context = await browser.newContext({
			colorScheme,
			viewport: { width: 412, height: 823 },
		});
		const page = await context.newPage();
		await page.goto(url);
		const { violations } = await new AxeBuilder({ page }).analyze();
		for (const { id, nodes } of violations)
			faults.push(
				`axe, ${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(" ")).join()}`,
			);
		await context.close();
	}
	return faults;
}

function rowOf(name: string, { scores, blocked, axe }: Result): string[] {
	return [name, ...scores.map(String), `${Math.round(blocked)} ms`, String(axe.length)];
}
