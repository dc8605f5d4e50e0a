import { ROLE_KEYS } from "../../shared/quiz/keys.ts";
import { schemaReference } from "../../site/schemas/kinds.ts";
import { kindOf } from "../../site/schemas/registry.ts";
import type { Tally } from "./tally.ts";

const FILE = "site/_data/fairness.json";

/** site/_data/fairness.json: the figures of docs/fairness.md that the site shows. */
export function writeFigures(tally: Tally): string {
	const kind = kindOf(FILE);
	const sheets = tally.primary.reduce((sum, count) => sum + count, 0);
	const percent = (count = 0) => Number(((count / sheets) * 100).toFixed(3));
	const figures = {
		...(kind && { $schema: schemaReference(FILE, kind) }),
		sheets,
		roles: ROLE_KEYS.map((role, index) => ({
			role,
			first: tally.primary[index],
			share: percent(tally.primary[index]),
			listedFirst: percent(tally.listedFirst[index]),
		})),
		tied: percent(sheets - (tally.sharing[1] ?? 0)),
		settledBy: [...tally.settledBy].map((count) => percent(count)),
	};
	return `${JSON.stringify(figures, null, "\t")}\n`;
}
