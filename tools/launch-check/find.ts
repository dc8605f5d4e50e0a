import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CONTENT_FOLDERS } from "../../site/content/registry.ts";
import { parseSource, placeOf, type Source } from "../check-content/source.ts";
import { describe, select, texts, valueAt } from "../check-content/values.ts";
import { filesOf } from "../files.ts";
import { adviceOnText, NULLS } from "./advice.ts";
import { CLAIMS } from "./claims.ts";
import type { Placeholder } from "./placeholder.ts";

/**
 * Everything in the content that the founder has to replace or confirm.
 * @param today - `2026-11-20`: events that were over by then are listed too
 */
export function findPlaceholders(root: string, today: string): Placeholder[] {
	const sources = CONTENT_FOLDERS.flatMap((folder) =>
		filesOf(join(root, folder), ".json").map((name) => `${folder}/${name}`),
	).map((file) => parseSource(file, readFileSync(join(root, file), "utf8")));
	return [
		...sources.flatMap(reservedAddresses),
		...sources.flatMap(nulls),
		...sources.flatMap((source) => eventsGoneBy(source, today)),
		...CLAIMS.flatMap(({ file, path, found, put }) => {
			const source = sources.find((candidate) => candidate.file === file);
			return source ? [at(source, path, { found, put, weight: "confirm" })] : [];
		}),
	];
}

function reservedAddresses(source: Source): Placeholder[] {
	return texts(source.data).flatMap(({ path, value }) => {
		const put = adviceOnText(String(value));
		return put ? [at(source, path, { found: describe(value), put, weight: "required" })] : [];
	});
}

function nulls(source: Source): Placeholder[] {
	return NULLS.filter(({ files }) => fits(files, source.file)).flatMap(({ path, put, weight }) =>
		select(source.data, path)
			.filter(({ value }) => value === null)
			.map((selected) => at(source, selected.path, { found: "null", put, weight })),
	);
}

function eventsGoneBy(source: Source, today: string): Placeholder[] {
	if (!fits("site/_data/events/*.json", source.file)) return [];
	const date = String(valueAt(source.data, ["date"]));
	if (valueAt(source.data, ["status"]) !== "upcoming" || date >= today) return [];
	const put = 'its next date, or "past" as its status';
	return [at(source, ["date"], { found: describe(date), put, weight: "required" })];
}

type Said = Pick<Placeholder, "found" | "put" | "weight">;

function at(source: Source, path: Placeholder["path"], said: Said): Placeholder {
	return { file: source.file, ...placeOf(source, path), path, ...said };
}

function fits(files: string, file: string): boolean {
	const [before = "", after = ""] = files.split("*");
	return files.includes("*") ? file.startsWith(before) && file.endsWith(after) : file === files;
}
