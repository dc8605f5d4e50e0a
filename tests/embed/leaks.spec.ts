import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { BARE } from "./hosts/host.ts";
import { scriptOf } from "./server/page.ts";
import { type Servers, startServers } from "./server/server.ts";

/* A quiz leaves nothing in the page's memory. Only Chromium can count it, over its DevTools protocol. */

const CYCLES = 2;

/** What is counted in the page. */
interface Counts {
	readonly documents: number;
	readonly nodes: number;
	readonly jsEventListeners: number;
	readonly quizzes: number;
	/** Shadow roots and observers. */
	readonly objects: number;
}

/** Runs in the page: takes a quiz and resets it, then inserts another one, begins it and removes it. */
async function useAndRemove(kept: HTMLElement): Promise<void> {
	const drawn = () => new Promise((done) => setTimeout(done));
	const call = (quiz: HTMLElement, method: string) =>
		Reflect.apply(Reflect.get(quiz, method), quiz, []);
	// Blink keeps the radio groups of removed forms, and with them their nodes.
	call(kept, "start");
	while (!kept.shadowRoot?.querySelector("[type=email]")) {
		await drawn();
		kept.shadowRoot?.querySelector<HTMLElement>("[type=radio]")?.click();
		await drawn();
		kept.shadowRoot?.querySelector<HTMLElement>("[type=submit]")?.click();
		await drawn();
	}
	call(kept, "reset");
	await drawn();

	const quiz = document.createElement("liberation-quiz");
	quiz.toggleAttribute("deep-link", true);
	quiz.setAttribute("resume", "off");
	document.body.append(quiz);
	while (!quiz.shadowRoot?.querySelector(".painted h2")) await drawn();
	call(quiz, "start");
	while (!quiz.shadowRoot?.querySelector("[type=radio]")) await drawn();
	quiz.remove();
	await new Promise((done) => requestIdleCallback(done));
}

let servers: Servers;
test.beforeEach(async ({ page }) => {
	servers = await startServers([BARE]);
	await page.goto(servers.urlOf(BARE));
	await page.evaluate(async (src) => void (await import(src)), scriptOf(servers.elementOrigin));
});
test.afterEach(() => servers.close());

test("a quiz that is removed, or reset and taken again, leaves no objects, nodes, listeners or observers", async ({
	page,
}) => {
	const quiz = await page.evaluateHandle(() =>
		document.body.appendChild(document.createElement("liberation-quiz")),
	);
	await expect(page.getByRole("heading", { level: 2 })).toBeVisible();
	await expectNoGrowth(page, () => quiz.evaluate(useAndRemove));
});

/** Runs in the page: shows a view with a quiz and one without in turn, each cloned from a template, as routers do. */
async function navigate(): Promise<void> {
	const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
	const main =
		document.querySelector("main") ?? document.body.appendChild(document.createElement("main"));
	for (const content of [
		"<p>Home</p>",
		'<div><liberation-quiz><a href="/">Quiz</a></liberation-quiz></div>',
	]) {
		const view = document.createElement("template");
		view.innerHTML = content;
		history.pushState({}, "");
		main.replaceChildren(document.importNode(view.content, true));
		await drawn();
	}
	while (!main.querySelector("liberation-quiz")?.shadowRoot?.querySelector("h2")) await drawn();
	main.replaceChildren();
	await drawn();
}

test("a router that mounts and removes quizzes leaves no objects, nodes, listeners or observers", async ({
	page,
}) => {
	await expectNoGrowth(page, () => page.evaluate(navigate));
});

/** Expects that a cycle leaves nothing in the memory, however often it is repeated. */
async function expectNoGrowth(page: Page, cycle: () => Promise<void>): Promise<void> {
	const session = await page.context().newCDPSession(page);
	// The first ones create what all share: the stylesheet, the texts, the engine's caches.
	const measureAfter = async (cycles: number) => {
		for (let times = 0; times < cycles; times++) await cycle();
		return measure(page, session);
	};
	const first = await measureAfter(CYCLES);
	const second = await measureAfter(CYCLES);
	const third = await measureAfter(CYCLES);

	// The engine may keep a few objects once, at any time. A leak grows in both rounds.
	const growth = (name: keyof Counts) =>
		Math.min(second[name] - first[name], third[name] - second[name]);
	// One or two nodes may be the engine's. Two leaked quizzes would be hundreds.
	expect(growth("nodes")).toBeLessThan(5);
	for (const name of ["documents", "jsEventListeners", "quizzes", "objects"] as const)
		expect(growth(name), name).toBeLessThanOrEqual(0);
}

/** Waits until the page has painted, and its tasks are done. */
function untilIdle(page: Page): Promise<unknown> {
	return page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(true))));
}

async function measure(page: Page, session: CDPSession): Promise<Counts> {
	// Blink caches the styles of removed elements, and with them their shadow roots. A change of the page's color
	// settings clears that cache.
	for (const forcedColors of ["active", "none"] as const) {
		for (const colorScheme of ["dark", "light"] as const) {
			await page.emulateMedia({ colorScheme, forcedColors });
			await untilIdle(page);
		}
	}
	// Each collection may free what the next one can collect.
	for (let times = 0; times < 6; times++) {
		await session.send("HeapProfiler.collectGarbage");
		await untilIdle(page);
	}
	const { documents, nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
	const quizzes = await instancesOf(session, "customElements.get('liberation-quiz').prototype");
	let objects = 0;
	for (const name of ["ShadowRoot", "MutationObserver", "ResizeObserver", "IntersectionObserver"])
		objects += await instancesOf(session, `${name}.prototype`);
	return { documents, nodes, jsEventListeners, quizzes, objects };
}

async function instancesOf(session: CDPSession, prototype: string): Promise<number> {
	const { result: found } = await session.send("Runtime.evaluate", { expression: prototype });
	const prototypeObjectId = found.objectId;
	if (!prototypeObjectId) throw new Error(`${prototype} is not an object.`);
	const { objects } = await session.send("Runtime.queryObjects", { prototypeObjectId });
	const { objectId } = objects;
	if (!objectId) throw new Error(`${prototype} can't be queried.`);
	const { result } = await session.send("Runtime.callFunctionOn", {
		objectId,
		functionDeclaration: "function () { return this.length; }",
	});
	// Otherwise the list keeps its objects alive.
	await session.send("Runtime.releaseObject", { objectId });
	await session.send("Runtime.releaseObject", { objectId: prototypeObjectId });
	return Number(result.value);
}
