import type { Browser, CDPSession, Page } from "@playwright/test";
import { metric } from "./measure.ts";
import { embedScript, PAGES, QUIZZES } from "./pages.ts";
import type { BenchServers } from "./server.ts";

const INSTANCES = 20;

/** What quizzes cost the page that they are on: their memory and their nodes, as a list in Markdown. */
export async function memoryFigures(browser: Browser, servers: BenchServers): Promise<string> {
	const page = await browser.newPage();
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable");
	await page.goto(servers.urlOf(PAGES.baseBlog));
	const empty = await heap(session);
	await addQuizzes(page, 1, new URL(embedScript, servers.urlOf(QUIZZES.quiz)).href);
	const one = await heap(session);
	const nodesOfOne = await metric(session, "Nodes");
	await addQuizzes(page, INSTANCES - 1);
	const others = ((await heap(session)) - one) / (INSTANCES - 1);
	const nodes = ((await metric(session, "Nodes")) - nodesOfOne) / (INSTANCES - 1);
	await page.close();
	return [
		`- The first quiz on a page, at its landing: ${inKilobytes(one - empty)}`,
		`- Each further one, of ${INSTANCES}: ${inKilobytes(others)}, ${Math.round(nodes)} DOM nodes`,
	].join("\n");
}

async function addQuizzes(page: Page, count: number, script?: string): Promise<void> {
	if (script) await page.addScriptTag({ url: script, type: "module" });
	await page.evaluate((many) => {
		for (let times = 0; times < many; times++)
			document.body.append(document.createElement("liberation-quiz"));
	}, count);
	await page.waitForTimeout(500);
}

async function heap(session: CDPSession): Promise<number> {
	for (let times = 0; times < 3; times++) await session.send("HeapProfiler.collectGarbage");
	return metric(session, "JSHeapUsedSize");
}

function inKilobytes(bytes: number): string {
	return `${Math.round(bytes / 1000)} kB`;
}
