import { createHash } from "node:crypto";
import { roleOf } from "../../shared/quiz/catalogue.ts";
import { ROLE_KEYS } from "../../shared/quiz/keys.ts";
import { readDesign } from "./design.ts";
import { SETTLERS, type Tally } from "./tally.ts";

const NAMES = ROLE_KEYS.map((key) => roleOf(key).name);

/** docs/fairness.md. The same questions always give the same text. */
export function writeReport(tally: Tally): string {
	const sheets = totalOf(tally.primary);
	const percent = (count: number) => `${((count / sheets) * 100).toFixed(3)}%`;
	const ties = sheets - (tally.sharing[1] ?? 0);
	const roles = NAMES.map((name, role) => {
		const [first = 0, second = 0, listed = 0] = [
			tally.primary[role],
			tally.secondary[role],
			tally.listedFirst[role],
		];
		return [name, figure(first), percent(first), percent(second), percent(listed)];
	});
	const sharing = [...tally.sharing.entries()]
		.filter(([, count]) => count > 0)
		.map(([roles, count]) => [String(roles), figure(count), percent(count)]);
	const settled = SETTLERS.map((name, index) => {
		const count = tally.settledBy[index] ?? 0;
		return [name, figure(count), percent(count)];
	});

	return `<!-- ${reportMark()} -->

# How fair the quiz is

Fifteen questions of four options make 4<sup>15</sup> = ${figure(sheets)} answer sheets. This page counts them all: if every sheet is as likely as any other, how often does each role come first?

![Share of all answer sheets on which each role comes first. With the quiz's rule all ten roles lie between ${percent(Math.min(...tally.primary))} and ${percent(Math.max(...tally.primary))}; if ties went to the role listed first, between ${percent(Math.min(...tally.listedFirst))} and ${percent(Math.max(...tally.listedFirst))}.](fairness.svg)

${table(["Role", "Comes first on", "Share", "Second among tied", "First by list order alone"], roles)}

## Why ties matter

On ${percent(ties)} of the sheets two or more roles share the highest count.

${table(["Roles with the highest count", "Sheets", "Share"], sharing)}

If each tie went to the role listed first, the first role would come out three times as often as the last. So a tie is settled by what the person chose:

1. **Head to head.** Wherever one of the tied roles was chosen in a question that also offered another of them, it gains 1 for each one passed over, and each one passed over loses 1.
2. **Pillars.** Then the role leads whose two dismantled pillars have more marks together.
3. **Catalogue order**, for the few sheets left.

The tied role that ranks second in the same way is the secondary role.

${table(["What settles first place", "Sheets", "Share"], settled)}

## Why the questions are even

The questions are a balanced block design: every role is offered in six of them, every two roles meet in exactly two, every pillar is marked by eight of the sixty options. \`shared/quiz/design.ts\` checks it, so that an edit which tips the balance fails with a sentence that says what to put back.
`;
}

/** Names the design that a report is about, so that a test can tell when it is out of date. */
export function reportMark(): string {
	const design = createHash("sha256").update(JSON.stringify(readDesign())).digest("hex");
	return `Written by npm run quiz:fairness for design ${design.slice(0, 12)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
	const alignment = head.map((_, column) => (column ? "---:" : "---"));
	return [head, alignment, ...rows].map(line).join("\n");
}

function figure(count: number): string {
	return count.toLocaleString("en-US");
}

function totalOf(counts: Int32Array): number {
	return counts.reduce((sum, count) => sum + count, 0);
}
