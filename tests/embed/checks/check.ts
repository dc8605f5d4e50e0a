import { existsSync } from "node:fs";
import type { Driver } from "../browsers/driver.ts";
import { BARE, type HostPage } from "../hosts/host.ts";
import { VIOLATOR } from "../hosts/policies.ts";
import { call, until } from "../page/call.ts";
import { changes, remember } from "../page/outside.ts";
import { heading, insertQuiz, removeQuiz } from "../page/steps.ts";
import { packageFile } from "../server/packages.ts";
import { scriptOf } from "../server/page.ts";
import type { Servers } from "../server/server.ts";
import { leaveWhileSending, makeJourney } from "./journey.ts";
import { type Baseline, compareLook, takeBaseline } from "./look.ts";
import { walk } from "./stages.ts";

/** What a browser and the servers are to all checks in it. */
export interface Ground {
	readonly driver: Driver;
	readonly servers: Servers;
	readonly baseline: Baseline;
}

/**
 * Looks at the quiz on the bare page, and makes sure that violations of a policy would be reported.
 * @throws Error where there is nothing to measure by
 */
export async function prepare(driver: Driver, servers: Servers): Promise<Ground> {
	await driver.open(servers.urlOf(VIOLATOR));
	const end = Date.now() + 10_000;
	while (!servers.reportsOf(VIOLATOR).length) {
		if (Date.now() > end) throw new Error("A violation of a policy was not reported.");
		await new Promise((done) => setTimeout(done, 50));
	}
	await driver.open(servers.urlOf(BARE));
	await call(driver, insertQuiz, scriptOf(servers.elementOrigin));
	await until(driver, "the landing", heading);
	return { driver, servers, baseline: await takeBaseline(driver) };
}

/** Puts the quiz on a host page and looks for everything that goes wrong. @returns each fault in a line */
export async function checkHost(host: HostPage, ground: Ground): Promise<string[]> {
	// Without its library a page would pass as any other.
	const missing = [...(host.styles ?? []), ...(host.scripts ?? [])].filter(
		(path) => !existsSync(packageFile(path)),
	);
	if (missing.length) return missing.map((path) => `could not be had: ${path}`);
	try {
		const faults = await checkIsolation(host, ground);
		if (host.journey) {
			await open(host, ground);
			if (!isInMarkup(host)) await insert(ground);
			await until(ground.driver, "the landing", heading);
			const inSandbox = host.frame?.includes("sandbox") ?? false;
			faults.push(...(await makeJourney(ground.driver, host.kind === "policy" && !inSandbox)));
		}
		if (host.leaves) faults.push(...(await checkLeaving(host, ground)));
		for (const report of ground.servers.reportsOf(host)) {
			// The browser itself looks for the host's icon, which such a policy forbids.
			if (!/"blocked-uri":"[^"]*\/favicon\.ico"/.test(report)) faults.push(`report: ${report}`);
		}
		return faults;
	} catch (error) {
		return [error instanceof Error ? error.message : String(error)];
	}
}

/** Both ways: nothing of the host's inside, nothing of ours outside. */
async function checkIsolation(host: HostPage, ground: Ground): Promise<string[]> {
	const { driver, baseline } = ground;
	const faults: string[] = [];
	await open(host, ground);
	// Where the quiz is in the markup there is no page before it, and what a framework leaves is the framework's.
	let alone = false;
	const lookOutside = async (when: string, acted: "yes" | "no") => {
		if (alone) faults.push(...(await outside(driver, when, acted)));
	};
	if (!isInMarkup(host)) {
		await call(driver, remember);
		alone = (await insert(ground)) === "by us";
	}
	await until(driver, "the landing", heading);
	await lookOutside("before the visitor acts", "no");
	await walk(driver, async (stage) => {
		faults.push(...(await compareLook(driver, baseline, stage, host.scaled ?? false)));
	});
	await call(driver, removeQuiz);
	// A quiz ends a moment after its removal.
	await new Promise((done) => setTimeout(done, 50));
	await lookOutside("after removal", "yes");
	return faults;
}

/** A page that takes the quiz away while the results are being sent has nothing left of it, and no error. */
async function checkLeaving(host: HostPage, ground: Ground): Promise<string[]> {
	const { driver } = ground;
	await open(host, ground);
	await call(driver, remember);
	await insert(ground);
	await until(driver, "the landing", heading);
	return [...(await leaveWhileSending(driver)), ...(await outside(driver, "after leaving", "yes"))];
}

/** @returns what has changed in the page around the quiz */
async function outside(driver: Driver, when: string, acted: "yes" | "no"): Promise<string[]> {
	const found = (await call(driver, changes, acted)).split("\n").filter(Boolean);
	return found.map((change) => `outside, ${when}: ${change}`);
}

async function open(host: HostPage, { driver, servers }: Ground): Promise<void> {
	await driver.open(servers.urlOf(host));
	if (host.frame !== undefined) await driver.enterFrame();
}

function insert({ driver, servers }: Ground): Promise<string> {
	return call(driver, insertQuiz, scriptOf(servers.elementOrigin));
}

function isInMarkup({ body }: HostPage): boolean {
	return body !== undefined;
}
