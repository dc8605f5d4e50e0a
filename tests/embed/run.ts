/*
 * `npm run test:embed`: the quiz on every host page of the table, in all three engines. `-- --engine=Firefox` and
 * `-- --host="Bootstrap 5"` run a part.
 */
import { parseArgs } from "node:util";
import type { Engine } from "./browsers/driver.ts";
import { ENGINES, startEngine } from "./browsers/start.ts";
import { checkHost, prepare } from "./checks/check.ts";
import { HOSTS, SERVED } from "./hosts/index.ts";
import { type EngineResults, summaryOf, writeResults } from "./results.ts";
import { fetchPackages } from "./server/packages.ts";
import { type Servers, startServers } from "./server/server.ts";

const { values } = parseArgs({ options: { engine: { type: "string" }, host: { type: "string" } } });
const engines = ENGINES.filter((name) => !values.engine || name === values.engine);
const hosts = HOSTS.filter(({ name }) => !values.host || name.includes(values.host));
if (!engines.length || !hosts.length) throw new Error("No engine or host is called so.");

fetchPackages();
const servers = await startServers(SERVED);
const results: EngineResults[] = [];
for (const name of engines) {
	const result = await runEngine(name, servers);
	writeResults(servers.integrity, HOSTS, [result]);
	results.push(result);
}
await servers.close();

for (const result of results) {
	const { name, faults, problem } = result;
	console.log(summaryOf(hosts, result));
	if (problem) console.log(`${name} did not run to its end: ${problem}`);
	const passed = hosts.every((host) => faults[host.name]?.length === 0);
	if (problem || !passed) process.exitCode = 1;
}

/** An engine that can't be had is a failure of all its hosts, with the reason. */
async function runEngine(name: Engine["name"], servers: Servers): Promise<EngineResults> {
	const faults: Record<string, readonly string[]> = {};
	let engine: Engine | undefined;
	try {
		engine = await startEngine(name);
		console.log(`\n== ${name} (${engine.version})`);
		const ground = await prepare(engine.driver, servers);
		for (const host of hosts) {
			const start = performance.now();
			const found = await checkHost(host, ground);
			faults[host.name] = found;
			// After each host, so that a run that is stopped has not been for nothing.
			writeResults(servers.integrity, HOSTS, [{ name, version: engine.version, faults }]);
			const seconds = ((performance.now() - start) / 1000).toFixed(1);
			console.log(`${found.length ? "FAILED" : "ok    "}  ${host.name} (${seconds} s)`);
			for (const fault of found) console.log(`        ${fault}`);
		}
		return { name, version: engine.version, faults };
	} catch (error) {
		const problem = error instanceof Error ? error.message : String(error);
		return { name, version: "", faults, problem };
	} finally {
		await engine?.close();
	}
}
