import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../tools/say.js";
import type { Engine } from "./browsers/driver.ts";
import type { HostPage } from "./hosts/host.ts";

/** What came of all hosts in one engine. */
export interface EngineResults {
	readonly name: Engine["name"];
	readonly version: string;
	/** The faults found on each host; none where it passed. */
	readonly faults: ReadonlyMap<HostPage, readonly string[]>;
	/** Why the engine didn't run, or not to the end. */
	readonly problem?: string;
}

const FILE = join(ROOT, "docs", "embedding.md");

/** Writes the table of results into docs/embedding.md. */
export function writeResults(hosts: readonly HostPage[], results: readonly EngineResults[]): void {
	writeSection("results", resultsTable(hosts, results));
}

/** Hosts by engines, and below it each fault. */
export function resultsTable(
	hosts: readonly HostPage[],
	results: readonly EngineResults[],
): string {
	const titles = results.map(({ name, version }) => `${name} ${version}`.trim());
	const faultLines: string[] = [];
	const rows = hosts.map((host) => {
		const cells = results.map(({ name, faults }) => {
			const found = faults.get(host);
			if (!found) return "not run";
			for (const fault of found) faultLines.push(`- ${host.name}, ${name}: ${asCode(fault)}`);
			return found.length ? "FAILED" : "ok";
		});
		return [escaped(host.name), host.kind, host.journey ? "yes" : "", ...cells];
	});
	const problems = results.flatMap(({ name, problem }) =>
		problem ? [`- ${name} did not run to its end: ${asCode(problem)}`] : [],
	);
	const lines = [
		["host", "kind", "whole journey", ...titles],
		["---", "---", "---", ...titles.map(() => "---")],
		...rows,
	];
	const table = lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
	const faults = [...problems, ...faultLines];
	return faults.length ? `${table}\n\nWhat failed:\n\n${faults.join("\n")}` : table;
}

/** Replaces what stands between the markers of a section of docs/embedding.md. */
export function writeSection(name: string, content: string): void {
	const text = readFileSync(FILE, "utf8");
	const pattern = new RegExp(`(<!-- ${name}: begin[^>]*-->\n)[^]*?(<!-- ${name}: end -->)`);
	if (!pattern.test(text)) throw new Error(`docs/embedding.md has no markers of "${name}".`);
	writeFileSync(
		FILE,
		text.replace(pattern, (_, begin, end) => `${begin}${content}\n${end}`),
	);
}

function escaped(text: string): string {
	return text.replaceAll("|", "\\|").replaceAll("*", "\\*").replaceAll("<", "&lt;");
}

function asCode(text: string): string {
	return `\`${text.replaceAll("`", "'").replaceAll("\n", " ").slice(0, 300)}\``;
}
