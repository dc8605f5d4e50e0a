import { writeSection } from "../../../tools/write-section.ts";
import type { Engine } from "../driver.ts";
import type { HostPage } from "../hosts/host.ts";

/** The results of the host pages that were checked in one engine. */
export interface EngineResults {
	readonly name: Engine["name"];
	readonly version: string;
	/** The faults on each host page, by its name. A page without faults passed. */
	readonly faults: Readonly<Record<string, readonly string[]>>;
	/** Why the engine did not start or did not finish. */
	readonly problem?: string;
}

/** Writes the results into tests/embed/hosts.md. */
export function writeResults(hosts: readonly HostPage[], results: readonly EngineResults[]): void {
	writeSection("tests/embed/hosts.md", "results", resultsTable(hosts, results));
}

/** Such as "Firefox 153.7.0: 101 of 102 hosts passed". */
export function summaryOf(
	hosts: readonly HostPage[],
	{ name, version, faults }: EngineResults,
): string {
	const passed = hosts.filter((host) => faults[host.name]?.length === 0).length;
	return `${name} ${version}: ${passed} of ${hosts.length} hosts passed`;
}

/** A sum for each engine, the hosts of each kind, then every fault. */
function resultsTable(hosts: readonly HostPage[], engines: readonly EngineResults[]): string {
	const sums = engines.map((engine) => `- ${summaryOf(hosts, engine)}`);
	const rows = [...new Set(hosts.map(({ kind }) => kind))].map((kind) => {
		const names = hosts
			.filter((host) => host.kind === kind)
			.map(({ name, journey }) => escaped(name) + (journey ? " †" : ""));
		return `| ${kind} | ${names.join("; ")} |`;
	});
	const table = ["| kind | host pages (†: the whole journey) |", "| --- | --- |", ...rows];
	const lines = engines.flatMap((engine) =>
		Object.entries(engine.faults).flatMap(([host, faults]) =>
			faults.map((fault) => `- ${host}, ${engine.name}: ${asCode(fault)}`),
		),
	);
	return [sums, table, lines]
		.filter((part) => part.length)
		.map((part) => part.join("\n"))
		.join("\n\n");
}

function escaped(text: string): string {
	return text.replaceAll("|", "\\|").replaceAll("*", "\\*").replaceAll("<", "&lt;");
}

function asCode(text: string): string {
	return `\`${text.replaceAll("`", "'").replaceAll("\n", " ").slice(0, 300)}\``;
}
