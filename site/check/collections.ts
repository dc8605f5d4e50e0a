import { basename } from "node:path";
import { suggestion } from "../../shared/nearest.ts";
import type { CrossFault, Source } from "./source.ts";
import { describe, select, valueAt } from "./values.ts";

/** Faults between the items of collections. */
export function collectionFaults(sources: readonly Source[]): CrossFault[] {
	return [
		...wrongSlugs(sources),
		...unknownItems(sources, "partners", ["programs", "*"], "programs"),
		...unknownItems(sources, "events", ["partner"], "partners"),
	];
}

/** Slugs that differ from the file's name. Two files could then have the same address. */
function wrongSlugs(sources: readonly Source[]): CrossFault[] {
	return sources.flatMap((source) => {
		const slug = valueAt(source.data, ["slug"]);
		const name = basename(source.file, ".json");
		if (!/^site\/_data\/\w+\//.test(source.file) || slug === undefined || slug === name) return [];
		const message = `found ${describe(slug)}, expected "${name}", as the file is called.`;
		return [{ source, path: ["slug"], part: "value", message }];
	});
}

/** Slugs of items in another collection that do not exist. */
function unknownItems(
	sources: readonly Source[],
	collection: string,
	path: readonly string[],
	named: string,
): CrossFault[] {
	const inFolder = (folder: string) =>
		sources.filter(({ file }) => file.startsWith(`site/_data/${folder}/`));
	const slugs = inFolder(named).map(({ file }) => basename(file, ".json"));
	return inFolder(collection).flatMap((source) =>
		select(source.data, path)
			.filter(({ value }) => typeof value === "string" && !slugs.includes(value))
			.map((selected) => ({
				source,
				path: selected.path,
				part: "value" as const,
				message: `found ${describe(selected.value)}, expected the name of a file in site/_data/${named}${suggestion(selected.value, slugs)}`,
			})),
	);
}
