import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { suggestion } from "../../shared/nearest.ts";
import type { CrossFault, Source } from "./source.ts";
import { describe, select } from "./values.ts";

const FOLDER = "site/images";

/** Photos that content names but that do not exist. */
export function photoFaults(root: string, sources: readonly Source[]): CrossFault[] {
	const folder = join(root, FOLDER);
	const files = existsSync(folder) ? readdirSync(folder) : [];
	return sources.flatMap((source) =>
		["image", "founderPortrait"]
			.flatMap((key) => select(source.data, [key, "file"]))
			.filter(({ value }) => typeof value === "string" && !files.includes(value))
			.map(({ path, value }) => ({
				source,
				path,
				part: "value" as const,
				message: `found ${describe(value)}, expected the name of a file in ${FOLDER}${suggestion(value, files)}`,
			})),
	);
}
