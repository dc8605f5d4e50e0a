/*
 * `npm run test:embed`: the quiz on every host page of the table, in all three engines. `-- --engine=Firefox` and
 * `-- --host="Bootstrap 5"` run a part, which then writes no results.
 */
import { parseArgs } from "node:util";
import type { Engine } from "./browsers/driver.ts";
import { ENGINES, startEngine } from "./browsers/start.ts";
import { checkHost, prepare } from "./checks/check.ts";
import type { HostPage } from "./hosts/host.ts";
import { HOSTS, SERVED } from "./hosts/index.ts";
import { type EngineResults, writeResults } from "./results.ts";
import { fetchPackages } from "./server/packages.ts";
import { type Servers, startServers } from "./server/server.ts";

const { values } = parseArgs({ options: { engine: { type: "string" }, host: { type: "string" } } });
const engines = ENGINES.filter((name) => !values.engine || name === values.engine);
const hosts = HOSTS.filter(({ name }) => !values.host || name.includes(values.host));
if (!engines.length || !hosts.length) throw new Error("No engine or host is called so.");

fetchPackages();
const servers = await startServers(SERVED);
const results: EngineResults[] = [];
for (const name of engines) results.push(await runEngine(name, servers));
await servers.close();
if (!values.engine && !values.host) writeResults(hosts, results);

let failed = 0;
for (const { name, faults, problem } of results) {
	const broken = [...faults.values()].filter((lines) => lines.length).length;
	failed += problem ? hosts.length : broken;
	console.log(
		problem
			? `${name}: NOT RUN, ${problem}`
			: `${name}: ${faults.size - broken} hosts passed, ${broken} failed`,
	);
}
process.exitCode = failed ? 1 : 0;

/** An engine that can't be had is a failure of all its hosts, with the reason. */
async function runEngine(name: Engine["name"], servers: Servers): Promise<EngineResults> {
	const faults = new Map<HostPage, readonly string[]>();
	let engine: Engine | undefined;
	try {
		engine = await startEngine(name);
		console.log(`\n== ${name} (${engine.version})`);
		const ground = await prepare(engine.driver, servers);
		for (const host of hosts) {
			const start = performance.now();
			const found = await checkHost(host, ground);
			faults.set(host, found);
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
