import { writeSection } from "../../write-section.ts";
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

/** Writes the table of results into tests/embed/hosts.md. */
export function writeResults(hosts: readonly HostPage[], results: readonly EngineResults[]): void {
	writeSection("tests/embed/hosts.md", "results", resultsTable(hosts, results));
}

/** Such as "Firefox: 101 of 102 hosts passed". */
export function summaryOf(hosts: readonly HostPage[], { name, faults }: EngineResults): string {
	const passed = hosts.filter((host) => faults[host.name]?.length === 0).length;
	return `${name}: ${passed} of ${hosts.length} hosts passed`;
}

/** A sum for each engine, a row for each host with a column for each engine, then every fault. */
function resultsTable(hosts: readonly HostPage[], engines: readonly EngineResults[]): string {
	const sums = engines.map((engine) => `- ${summaryOf(hosts, engine)}`);
	const titles = engines.map(({ name, version }) => `${name} ${version}`);
	const head = ["host", "kind", "whole journey", ...titles];
	const rows = hosts.map(({ name, kind, journey }) => {
		const cells = engines.map(({ faults }) => (faults[name]?.length ? "FAILED" : "ok"));
		return [escaped(name), kind, journey ? "yes" : "", ...cells];
	});
	const table = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
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
