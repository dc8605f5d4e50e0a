import { createHash } from "node:crypto";
import type { z } from "zod";
import { ROLE_KEYS } from "../../shared/quiz/keys.ts";
import type { fairnessSchema } from "../../site/schemas/fairness.ts";
import { readDesign, type Tally } from "./count.ts";

/** The counts as site/_data/fairness.json holds them. */
export function figuresOf({
	primary,
	listedFirst,
	settledBy,
}: Tally): Omit<z.infer<typeof fairnessSchema>, "$schema"> {
	const sheets = primary.reduce((sum, count) => sum + count, 0);
	const percent = (count = 0) => Number(((count / sheets) * 100).toFixed(3));
	return {
		design: designDigest(),
		sheets,
		roles: ROLE_KEYS.map((role, index) => ({
			role,
			first: primary[index] ?? 0,
			share: percent(primary[index]),
			listedFirst: percent(listedFirst[index]),
		})),
		tied: percent(sheets - (settledBy[0] ?? 0)),
		settledBy: [...settledBy].map(percent),
	};
}

/** A digest of what the counts depend on, with which a test detects stale figures. */
export function designDigest(): string {
	return createHash("sha256").update(JSON.stringify(readDesign())).digest("hex").slice(0, 12);
}
