import { ENGLISH, fileEnding } from "../../../shared/language.ts";
import { en } from "../../../shared/quiz/en.ts";
import type { Words } from "../../../shared/quiz/translation.ts";
import { allWords } from "../../../shared/read-languages.ts";
import type { Driver } from "../driver.ts";
import { BARE, type HostPage } from "../hosts/host.ts";
import { VIOLATOR } from "../hosts/policies.ts";
import { runInPage, waitUntil } from "../page/run-in-page.ts";
import { recordPage } from "../page/side-effects.ts";
import {
	hasOpener,
	heading,
	insertQuiz,
	isOpen,
	isPageFree,
	pressOpener,
	removeQuiz,
} from "../page/steps.ts";
import { scriptOf } from "../server/page.ts";
import type { Servers } from "../server/server.ts";
import { type Baseline, compareAppearance, takeBaseline } from "./appearance.ts";
import { type CheckContext, settled, sideEffects } from "./context.ts";
import { takeQuiz } from "./journey.ts";
import { type Stage, walkStages } from "./stages.ts";

/**
 * Takes the baseline on the bare page, and makes sure that the browser reports violations of a policy.
 * @throws Error where it does not
 */
export async function prepareChecks(driver: Driver, servers: Servers): Promise<CheckContext> {
	await driver.open(servers.urlOf(VIOLATOR));
	const missing = () => (servers.reportsOf(VIOLATOR).length ? [] : ["no report of a violation"]);
	const faults = await settled(async () => missing());
	if (faults.length) throw new Error(faults.join());
	const context: CheckContext = { driver, servers, baselines: new Map() };
	await baselineOf(BARE, context);
	return context;
}

/**
 * Runs all checks of a host page.
 * @param isQuick - whether only the landing and the results are compared
 * @returns the faults, one line each
 */
export async function checkHost(
	host: HostPage,
	context: CheckContext,
	isQuick = false,
): Promise<string[]> {
	try {
		const faults = await checkIsolation(host, context, !isQuick);
		if (host.journey) faults.push(...(await checkJourney(host, context)));
		for (const report of context.servers.reportsOf(host)) {
			// Browsers ask for the host's icon by themselves, which such a policy forbids.
			if (!/"blocked-uri":"[^"]*\/favicon\.ico"/.test(report)) faults.push(`report: ${report}`);
		}
		return faults;
	} catch (error) {
		return [error instanceof Error ? error.message : String(error)];
	}
}

/** Checks that the host page doesn't change the quiz, and that the quiz doesn't change the host page. */
async function checkIsolation(
	host: HostPage,
	context: CheckContext,
	withQuestions: boolean,
): Promise<string[]> {
	const { driver } = context;
	const faults: string[] = [];
	const baseline = await baselineOf(host, context);
	await open(host, context);
	// Changes can't be told apart where the quiz is in the page from the start or a framework inserts it.
	let comparable = false;
	const comparePage = async (when: string, acted: "yes" | "no") => {
		if (comparable) faults.push(...(await sideEffects(driver, when, acted)));
	};
	if (!isInMarkup(host)) {
		await runInPage(driver, recordPage);
		comparable = (await insert(host, context)) === "test";
	}
	await waitUntilReady(host, context);
	await comparePage("before the visitor acts", "no");
	if (host.dialog) {
		await openDialog(driver);
		await comparePage("with the open dialog", "yes");
	}
	const compare = async (stage: Stage) => {
		const drawing = baseline.get(stage) ?? [];
		faults.push(...(await settled(() => compareAppearance(driver, drawing, stage))));
	};
	await walkStages(driver, compare, withQuestions);
	await runInPage(driver, removeQuiz);
	await comparePage("after removal", "yes");
	if (host.dialog) await waitUntil(driver, "the page to be free after removal", isPageFree);
	return faults;
}

/** All stages on the bare page, of the quiz that the host shows: in its language, and in a dialog where it is in one. */
async function baselineOf(host: HostPage, context: CheckContext): Promise<Baseline> {
	const { driver, baselines } = context;
	const known = baselines.get(kindOf(host));
	if (known) return known;
	await open(BARE, context);
	await insert(host, context);
	await waitUntilReady(host, context);
	if (host.dialog) await openDialog(driver);
	const baseline = await takeBaseline(driver);
	baselines.set(kindOf(host), baseline);
	return baseline;
}

/** Hosts of one kind show the same quiz. */
function kindOf({ dialog = false, language = ENGLISH.lang }: HostPage): string {
	return `${dialog} ${language}`;
}

async function openDialog(driver: Driver): Promise<void> {
	await runInPage(driver, pressOpener);
	await waitUntil(driver, "the landing in the dialog", heading);
	await waitUntil(driver, "the dialog", isOpen);
}

/** Waits for the landing, or for the button behind which it is. */
async function waitUntilReady(host: HostPage, { driver }: CheckContext): Promise<void> {
	if (host.dialog) await waitUntil(driver, "the button", hasOpener);
	else await waitUntil(driver, "the landing", heading);
}

/** What the quiz on a host says. */
async function wordsIn({ language = ENGLISH.lang }: HostPage): Promise<Words> {
	return (await allWords()).find((words) => words.language.lang === language) ?? en;
}

/** Takes the whole quiz. */
async function checkJourney(host: HostPage, context: CheckContext): Promise<string[]> {
	await open(host, context);
	if (!isInMarkup(host)) await insert(host, context);
	await waitUntilReady(host, context);
	const inSandbox = host.frame?.includes("sandbox") ?? false;
	return takeQuiz(context.driver, await wordsIn(host), host.kind === "policy" && !inSandbox);
}

async function open(host: HostPage, { driver, servers }: CheckContext): Promise<void> {
	await driver.open(servers.urlOf(host));
	if (host.frame !== undefined) await driver.enterFrame();
}

function insert(
	{ dialog, language }: HostPage,
	{ driver, servers }: CheckContext,
): Promise<string> {
	const display = dialog ? "dialog" : "inline";
	const element = `quiz${fileEnding(language ?? ENGLISH.lang)}`;
	return runInPage(driver, insertQuiz, scriptOf(servers.elementOrigin, element), display);
}

function isInMarkup({ body }: HostPage): boolean {
	return body !== undefined;
}
