/*
 * `npm run bench:embed` measures what the quiz costs a page in Chromium, prints the figures and writes them into
 * docs/embedding.md. It is not a test, because memory and time depend on the machine. Time is given as a ratio.
 */
import { type CDPSession, chromium, type Page } from "playwright";
import { chromiumPath } from "../../tools/chromium.js";
import { writeSection } from "./document.ts";
import { PlaywrightDriver } from "./driver.ts";
import { BARE, type HostPage } from "./hosts/host.ts";
import { waitUntil } from "./page/run-in-page.ts";
import { heading } from "./page/steps.ts";
import { startServers } from "./server/server.ts";

const LOADS = 9;
const INSTANCES = 20;

const WITH_QUIZ: HostPage = { name: "With the quiz", kind: "layout", body: "{snippet}" };

const servers = await startServers([BARE, WITH_QUIZ]);
const executablePath = chromiumPath();
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
const driver = new PlaywrightDriver(browser);

const bare = await cheapestLoad(BARE);
const loaded = await cheapestLoad(WITH_QUIZ);
const { first, others, nodes } = await memory();
await browser.close();
await servers.close();

const figures = [
	`Main-thread CPU time of loading a page with the quiz, relative to the same page without: ${(loaded / bare).toFixed(1)} times (least of ${LOADS} loads each)`,
	`Memory of the first quiz on a page, at its landing: ${inKilobytes(first)}`,
	`Memory of each further one, of ${INSTANCES}: ${inKilobytes(others)}, ${nodes} DOM nodes`,
];
const lines = [`Chromium ${browser.version()}:`, "", ...figures.map((figure) => `- ${figure}`)];
const list = lines.join("\n");
console.log(list);
writeSection("figures", list);

/** The least main-thread time of several loads in seconds: noise can only add to it. */
async function cheapestLoad(host: HostPage): Promise<number> {
	let least = Number.POSITIVE_INFINITY;
	for (let times = 0; times < LOADS; times++) {
		const session = await openMeasured("about:blank");
		await driver.page.goto(servers.urlOf(host));
		if (host.body) await waitUntil(driver, "the landing", heading);
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
	if (!found) throw new Error(`Chromium does not measure ${wanted}.`);
	return found.value;
}

function inKilobytes(bytes: number): string {
	return `${Math.round(bytes / 1000)} kB`;
}
