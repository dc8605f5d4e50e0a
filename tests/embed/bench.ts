/*
 * `npm run bench:embed`: what the quiz costs its host, in Chromium. Prints the figures and writes them into
 * docs/embedding.md. No test: memory and time are a machine's as much as ours, which is why time is a ratio.
 */
import type { CDPSession, Page } from "playwright";
import type { Driver } from "./browsers/driver.ts";
import { PlaywrightDriver } from "./browsers/playwright.ts";
import { startEngine } from "./browsers/start.ts";
import { writeSection } from "./document.ts";
import { BARE, type HostPage } from "./hosts/host.ts";
import { until } from "./page/call.ts";
import { heading } from "./page/steps.ts";
import { startServers } from "./server/server.ts";

const LOADS = 9;
const INSTANCES = 20;

const WITH_QUIZ: HostPage = { name: "With the quiz", kind: "layout", body: "{snippet}" };

const servers = await startServers([BARE, WITH_QUIZ]);
const engine = await startEngine("Chromium");
const driver = byPlaywright(engine.driver);

const bare = await cheapestLoad(BARE);
const loaded = await cheapestLoad(WITH_QUIZ);
const { first, others, nodes } = await memory();
await engine.close();
await servers.close();

const figures = [
	`Main-thread CPU time of loading a page with the quiz, relative to the same page without: ${(loaded / bare).toFixed(1)} times (least of ${LOADS} loads each)`,
	`Memory of the first quiz on a page, at its landing: ${inKilobytes(first)}`,
	`Memory of each further one, of ${INSTANCES}: ${inKilobytes(others)}, ${nodes} DOM nodes`,
];
const list = [`Chromium ${engine.version}:`, "", ...figures.map((figure) => `- ${figure}`)].join(
	"\n",
);
console.log(list);
writeSection("figures", list);

function byPlaywright(found: Driver): PlaywrightDriver {
	if (found instanceof PlaywrightDriver) return found;
	throw new Error("Chromium is driven by Playwright.");
}

/** Thread time in seconds, the least of several loads: noise only ever adds. */
async function cheapestLoad(host: HostPage): Promise<number> {
	let least = Number.POSITIVE_INFINITY;
	for (let times = 0; times < LOADS; times++) {
		const session = await openMeasured("about:blank");
		await driver.page.goto(servers.urlOf(host));
		if (host.body) await until(driver, "the landing", heading);
		await driver.page.waitForTimeout(300);
		least = Math.min(least, await metric(session, "TaskDuration"));
	}
	return least;
}

async function memory() {
	const session = await openMeasured(servers.urlOf(BARE));
	const empty = await heap(session);
	await addQuizzes(driver.page, 1, `${servers.elementOrigin}/embed/v1/liberation-quiz.js`);
	const one = await heap(session);
	const nodesOfOne = await metric(session, "Nodes");
	await addQuizzes(driver.page, INSTANCES - 1, "");
	const all = await heap(session);
	return {
		first: one - empty,
		others: (all - one) / (INSTANCES - 1),
		nodes: Math.round(((await metric(session, "Nodes")) - nodesOfOne) / (INSTANCES - 1)),
	};
}

async function addQuizzes(page: Page, count: number, script: string): Promise<void> {
	await page.evaluate(
		async ([many, src]) => {
			if (src) await import(src);
			for (let times = 0; times < many; times++)
				document.body.append(document.createElement("liberation-quiz"));
		},
		[count, script] as const,
	);
	await page.waitForTimeout(500);
}

async function openMeasured(url: string): Promise<CDPSession> {
	await driver.open(url);
	const session = await driver.page.context().newCDPSession(driver.page);
	await session.send("Performance.enable", { timeDomain: "threadTicks" });
	return session;
}

async function heap(session: CDPSession): Promise<number> {
	for (let times = 0; times < 3; times++) await session.send("HeapProfiler.collectGarbage");
	return metric(session, "JSHeapUsedSize");
}

async function metric(session: CDPSession, wanted: string): Promise<number> {
	const { metrics } = await session.send("Performance.getMetrics");
	const found = metrics.find(({ name }) => name === wanted);
	if (!found) throw new Error(`Chromium measures no ${wanted}.`);
	return found.value;
}

function inKilobytes(bytes: number): string {
	return `${Math.round(bytes / 1000)} kB`;
}
