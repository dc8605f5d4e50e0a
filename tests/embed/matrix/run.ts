/*
 * `npm run test:embed` checks the quiz on every host page in all three engines, then writes the table of results.
 * `-- --engine=Firefox` and `-- --host="Bootstrap 5"` run a part, and write nothing.
 */
import { parseArgs } from "node:util";
import { checkHost, prepareChecks } from "../checks/check.ts";
import type { Engine } from "../driver.ts";
import { HOSTS, SERVED } from "../hosts/index.ts";
import { type Servers, startServers } from "../server/server.ts";
import { ENGINES, startEngine } from "./engines.ts";
import { downloadPackages, missingFiles, packageFile } from "./packages.ts";
import { type EngineResults, summaryOf, writeResults } from "./results.ts";

const { values } = parseArgs({ options: { engine: { type: "string" }, host: { type: "string" } } });
const engines = ENGINES.filter((name) => !values.engine || name === values.engine);
const hosts = HOSTS.filter(({ name }) => !values.host || name.includes(values.host));
if (!engines.length || !hosts.length) throw new Error("No engine or host has this name.");

downloadPackages();
const servers = await startServers(SERVED, packageFile);
const results: EngineResults[] = [];
for (const name of engines) results.push(await runEngine(name, servers));
await servers.close();

console.log();
for (const result of results) {
	const { name, faults, problem } = result;
	console.log(summaryOf(hosts, result));
	if (problem) console.log(`${name} did not finish: ${problem}`);
	const passed = hosts.every((host) => faults[host.name]?.length === 0);
	if (problem || !passed) process.exitCode = 1;
}
if (
	engines.length === ENGINES.length &&
	hosts.length === HOSTS.length &&
	!results.some(({ problem }) => problem !== undefined)
) {
	writeResults(HOSTS, results);
	console.log("tests/embed/hosts.md holds these results.");
}

/** Checks all hosts in one engine. An engine that can't start is reported with the reason. */
async function runEngine(name: Engine["name"], servers: Servers): Promise<EngineResults> {
	const faults: Record<string, readonly string[]> = {};
	let engine: Engine | undefined;
	try {
		engine = await startEngine(name);
		console.log(`\n== ${name} (${engine.version})`);
		const context = await prepareChecks(engine.driver, servers);
		for (const host of hosts) {
			const start = performance.now();
			const missing = missingFiles(host).map((path) => `could not be downloaded: ${path}`);
			const found = missing.length ? missing : await checkHost(host, context);
			faults[host.name] = found;
			const seconds = ((performance.now() - start) / 1000).toFixed(1);
			console.log(`${found.length ? "FAILED" : "ok    "}  ${host.name} (${seconds} s)`);
			for (const fault of found) console.log(`        ${fault}`);
		}
		return { name, version: engine.version, faults };
	} catch (error) {
		const problem = error instanceof Error ? error.message : String(error);
		return { name, version: engine?.version ?? "", faults, problem };
	} finally {
		await engine?.close();
	}
}
