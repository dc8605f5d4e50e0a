import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../../tools/say.js";
import type { Engine } from "./browsers/driver.ts";
import { ENGINES } from "./browsers/start.ts";
import { writeSection } from "./document.ts";
import type { HostPage } from "./hosts/host.ts";

/** What came of the hosts in one engine. */
export interface EngineResults {
	readonly name: Engine["name"];
	readonly version: string;
	/** The faults found on each host, by its name; none where it passed. */
	readonly faults: Readonly<Record<string, readonly string[]>>;
	/** Why the engine didn't run, or not to its end. */
	readonly problem?: string;
}

/** All that is known of one build of the element. */
interface Known {
	/** The hash of the element's script. */
	readonly script: string;
	readonly engines: readonly EngineResults[];
}

const FILE = join(ROOT, ".cache", "embed-results.json");

/**
 * Writes the table of results into docs/embedding.md. What a run of some hosts or engines leaves open is taken from
 * runs before it with the same script; what none has run is "not run".
 */
export function writeResults(
	script: string,
	hosts: readonly HostPage[],
	results: readonly EngineResults[],
): void {
	const before = knownOf(script);
	const engines = ENGINES.map((name): EngineResults => {
		const old = before.find((engine) => engine.name === name);
		const now = results.find((engine) => engine.name === name);
		if (!now) return old ?? { name, version: "", faults: {} };
		return { ...now, faults: { ...old?.faults, ...now.faults } };
	});
	mkdirSync(dirname(FILE), { recursive: true });
	writeFileSync(FILE, JSON.stringify({ script, engines } satisfies Known));
	writeSection("results", resultsTable(hosts, engines));
}

/** Hosts by engines, and below it each fault. */
export function resultsTable(
	hosts: readonly HostPage[],
	engines: readonly EngineResults[],
): string {
	const faultLines: string[] = [];
	const rows = hosts.map((host) => {
		const cells = engines.map(({ name, faults }) => {
			const found = faults[host.name];
			if (!found) return "not run";
			for (const fault of found) faultLines.push(`- ${host.name}, ${name}: ${asCode(fault)}`);
			return found.length ? "FAILED" : "ok";
		});
		return [escaped(host.name), host.kind, host.journey ? "yes" : "", ...cells];
	});
	const titles = engines.map(({ name, version }) => `${name} ${version}`.trim());
	const head = ["host", "kind", "whole journey", ...titles];
	const lines = [head, head.map(() => "---"), ...rows];
	const table = lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
	const problems = engines.flatMap(({ name, problem }) =>
		problem ? [`- ${name} did not run to its end: ${asCode(problem)}`] : [],
	);
	const sums = engines.map((engine) => `- ${summaryOf(hosts, engine)}`);
	return [sums.join("\n"), table, [...problems, ...faultLines].join("\n")]
		.filter(Boolean)
		.join("\n\n");
}

/** Such as "Firefox: 101 of 102 hosts passed, 1 failed, 0 not run". */
export function summaryOf(hosts: readonly HostPage[], { name, faults }: EngineResults): string {
	const found = hosts.map((host) => faults[host.name]);
	const passed = found.filter((lines) => lines?.length === 0).length;
	const failed = found.filter((lines) => lines?.length).length;
	const open = hosts.length - passed - failed;
	return `${name}: ${passed} of ${hosts.length} hosts passed, ${failed} failed, ${open} not run`;
}

function knownOf(script: string): readonly EngineResults[] {
	if (!existsSync(FILE)) return [];
	const known: Known = JSON.parse(readFileSync(FILE, "utf8"));
	return known.script === script ? known.engines : [];
}

function escaped(text: string): string {
	return text.replaceAll("|", "\\|").replaceAll("*", "\\*").replaceAll("<", "&lt;");
}

function asCode(text: string): string {
	return `\`${text.replaceAll("`", "'").replaceAll("\n", " ").slice(0, 300)}\``;
}
