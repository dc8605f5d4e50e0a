import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { roleOf } from "../../../../shared/quiz/catalogue.ts";
import { ROLE_KEYS } from "../../../../shared/quiz/keys.ts";
import { fairnessSchema } from "../../../../site/schemas/fairness.ts";
import { emptyTally } from "../../../../tools/fairness/count.ts";
import { writeFigures } from "../../../../tools/fairness/report.ts";

const root = new URL("../../../../", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), "utf8");

test("the site shows the figures of docs/fairness.md", () => {
	const { sheets, roles, tied, settledBy } = fairnessSchema.parse(
		JSON.parse(read("site/_data/fairness.json")),
	);
	const report = read("docs/fairness.md");
	expect(report).toContain(`= ${sheets.toLocaleString("en-US")} answer sheets`);
	expect(report).toContain(`On ${tied.toFixed(3)}% of the sheets two or more roles`);
	for (const { role, first, share, listedFirst } of roles) {
		const row = new RegExp(
			`\\| ${roleOf(role).name} \\| ${first.toLocaleString("en-US")} \\| ${share.toFixed(3)}% \\|.*\\| ${listedFirst.toFixed(3)}% \\|`,
		);
		expect(report).toMatch(row);
	}
	const settlers = ["count", "head to head", "pillars", "catalogue order"];
	for (const [index, name] of settlers.entries()) {
		const share = settledBy[index]?.toFixed(3).replace(".", "\\.");
		expect(report).toMatch(new RegExp(`\\| ${name} \\| [\\d,]+ \\| ${share}% \\|`));
	}
});

test("a count is written as the schema wants it", () => {
	const tally = emptyTally();
	for (const [index] of ROLE_KEYS.entries()) {
		tally.primary[index] = 10;
		tally.listedFirst[index] = 10;
	}
	tally.sharing[1] = 40;
	tally.settledBy.set([40, 30, 20, 10]);
	const figures = fairnessSchema.parse(JSON.parse(writeFigures(tally)));
	expect(figures).toMatchObject({ sheets: 100, tied: 60, settledBy: [40, 30, 20, 10] });
	expect(figures.roles[2]).toEqual({
		role: "frontline_responder",
		first: 10,
		share: 10,
		listedFirst: 10,
	});
});
