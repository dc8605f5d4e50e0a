import { createHash } from "node:crypto";
import { roleOf } from "../../shared/quiz/catalogue.ts";
import { ROLE_KEYS } from "../../shared/quiz/keys.ts";
import { schemaReference } from "../../site/schemas/kinds.ts";
import { kindOf } from "../../site/schemas/registry.ts";
import { readDesign, SETTLERS, type Tally } from "./count.ts";

const FIGURES = "site/_data/fairness.json";

/** Returns the generated sections of docs/fairness.md, by the names of their markers. */
export function reportSections(tally: Tally): Record<"roles" | "ties" | "settlers", string> {
	const { primary, secondary, listedFirst, sharing, settledBy } = tally;
	const percent = (count = 0) => `${shareIn(tally, count).toFixed(3)}%`;
	const row = (name: string, count = 0) => [name, figure(count), percent(count)];
	const range = (counts: Int32Array) =>
		`between ${percent(Math.min(...counts))} and ${percent(Math.max(...counts))}`;
	const roles = ROLE_KEYS.map((role, index) => [
		...row(roleOf(role).name, primary[index]),
		percent(secondary[index]),
		percent(listedFirst[index]),
	]);
	const ties = [...sharing].map((count, roles) => row(String(roles), count));
	const settled = SETTLERS.map((name, index) => row(name, settledBy[index]));
	return {
		roles: `<!-- ${reportMark()} -->

Fifteen questions of four options make 4<sup>15</sup> = ${figure(sheetsOf(tally))} answer sheets. This page counts them all: if every sheet is as likely as any other, how often does each role come first?

![Share of all answer sheets on which each role comes first. With the quiz's rule all ten roles lie ${range(primary)}; if ties went to the role listed first, ${range(listedFirst)}.](fairness.svg)

${table(["Role", "Comes first on", "Share", "Second among tied", "First by list order alone"], roles)}`,
		ties: `On ${percent(sheetsOf(tally) - (sharing[1] ?? 0))} of the sheets two or more roles share the highest count.

${table(
	["Roles with the highest count", "Sheets", "Share"],
	ties.filter((_, roles) => sharing[roles]),
)}`,
		settlers: table(["What settles first place", "Sheets", "Share"], settled),
	};
}

export function writeFigures(tally: Tally): string {
	const kind = kindOf(FIGURES);
	const percent = (count = 0) => Number(shareIn(tally, count).toFixed(3));
	const figures = {
		...(kind && { $schema: schemaReference(FIGURES, kind) }),
		sheets: sheetsOf(tally),
		roles: ROLE_KEYS.map((role, index) => ({
			role,
			first: tally.primary[index],
			share: percent(tally.primary[index]),
			listedFirst: percent(tally.listedFirst[index]),
		})),
		tied: percent(sheetsOf(tally) - (tally.sharing[1] ?? 0)),
		settledBy: [...tally.settledBy].map(percent),
	};
	return `${JSON.stringify(figures, null, "\t")}\n`;
}

/** Returns a line with the design's hash, with which a test detects a stale report. */
export function reportMark(): string {
	const design = createHash("sha256").update(JSON.stringify(readDesign())).digest("hex");
	return `Written by npm run quiz:fairness for design ${design.slice(0, 12)}`;
}

/** Converts a count to a percentage of all complete sets of answers. */
export function shareIn(tally: Tally, count = 0): number {
	return (count / sheetsOf(tally)) * 100;
}

function sheetsOf({ primary }: Tally): number {
	return primary.reduce((sum, count) => sum + count, 0);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const alignment = head.map((_, column) => (column ? "---:" : "---"));
	return [head, alignment, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function figure(count: number): string {
	return count.toLocaleString("en-US");
}
