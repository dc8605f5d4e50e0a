import { suggestion } from "../../shared/nearest.ts";
import { designFaults } from "../../shared/quiz/design.ts";
import { questionsSchema } from "../../shared/quiz/schema.ts";
import type { ContentKind } from "../schemas/kinds.ts";
import { staleClaims } from "./claims.ts";
import { addressesIn, deadLinks, nameOfItem } from "./links.ts";
import { programFaults } from "./programs.ts";
import { unknownEntries } from "./relations.ts";
import type { CrossFault, Source } from "./source.ts";
import { translationFaults } from "./translations.ts";
import { describe, select, valueAt } from "./values.ts";

const ROLES = "shared/quiz/roles.json";
const PROGRAMS = "shared/quiz/programs.json";
const QUESTIONS = "shared/quiz/questions.json";

/** Finds faults that schemas can't: across files, or in a file as a whole. */
export function crossFaults(
	sources: readonly Source[],
	kinds: readonly ContentKind[],
	routes: readonly string[] | undefined,
): CrossFault[] {
	return [
		...unknownEntries(sources, kinds),
		...idleRationales(sources),
		...(routes ? deadLinks(sources, routes) : []),
		...designOfTheQuiz(sources),
		...programFaults(sources),
		...unknownPreselections(sources),
		...wrongSlugs(sources),
		...doubles(sources),
		...staleClaims(sources),
		...translationFaults(sources),
	];
}

/** Reports rationales for roles that don't recommend the program: no page shows such a rationale. */
function idleRationales(sources: readonly Source[]): CrossFault[] {
	const roles = find(sources, ROLES);
	const programs = find(sources, PROGRAMS);
	if (!roles || !programs) return [];
	const recommending = (slug: unknown) =>
		select(roles.data, ["*"])
			.filter(({ value }) =>
				select(value, ["recommendedPrograms", "*"]).some((each) => each.value === slug),
			)
			.map(({ value }) => String(valueAt(value, ["role"])));
	const known = select(roles.data, ["*", "role"]).map(({ value }) => value);
	return select(programs.data, ["*", "rationale", "*"]).flatMap(({ path }) => {
		const [index = 0, , role = ""] = path;
		const slug = valueAt(programs.data, [index, "slug"]);
		const readers = recommending(slug);
		// The schema reports unknown roles.
		if (readers.includes(String(role)) || !known.includes(role)) return [];
		const message = `found a rationale for "${role}", expected one only for roles that recommend ${describe(slug)} in ${ROLES}: ${readers.join(", ") || "none does"}.`;
		return [{ source: programs, path, part: "key", message }];
	});
}

/** Checks that the quiz's design is balanced, if all questions are valid. */
function designOfTheQuiz(sources: readonly Source[]): CrossFault[] {
	const source = find(sources, QUESTIONS);
	const questions = questionsSchema.safeParse(source?.data);
	if (!source || !questions.success) return [];
	return designFaults(questions.data).map((fault) => ({ source, part: "value", ...fault }));
}

function find(sources: readonly Source[], file: string): Source | undefined {
	return sources.find((source) => source.file === file && source.data !== undefined);
}

/** Fields whose values must be unique within a folder. */
const UNIQUE: readonly { folder: string; key: string; what: string }[] = [
	{ folder: "site/_data/events/", key: "title", what: "name that no other event has" },
	{ folder: "site/_data/products/", key: "title", what: "name that no other product has" },
	{ folder: "site/_data/products/", key: "order", what: "place that no other product has" },
	{ folder: "site/_data/partners/", key: "collaboration", what: "name that no other partner has" },
	{ folder: "site/_data/partners/", key: "order", what: "place that no other partner has" },
	{ folder: "site/_data/plans/", key: "name", what: "name that no other plan has" },
	{ folder: "site/_data/plans/", key: "order", what: "place that no other plan has" },
	{ folder: "site/articles/", key: "title", what: "title that no other article has" },
];

/** Reports items whose unique field repeats the value of an earlier item. */
function doubles(sources: readonly Source[]): CrossFault[] {
	return UNIQUE.flatMap(({ folder, key, what }) => {
		const items = sources.filter(({ file }) => file.startsWith(folder));
		const known = (item: Source) => comparable(valueAt(item.data, [key]));
		const used = items.map(known);
		return items.flatMap((source, index): CrossFault[] => {
			const value = used[index];
			const first = items[used.indexOf(value ?? "")];
			if (!value || !first || first === source) return [];
			const example = key === "order" ? `, such as ${freeAfter(used)}` : "";
			const message = `found ${describe(valueAt(source.data, [key]))}, expected a ${what}${example}: ${first.file} has this one.`;
			return [{ source, path: [key], part: "value", message }];
		});
	});
}

/** Normalizes a value for comparison: case and surrounding spaces don't count. */
function comparable(value: unknown): string {
	return typeof value === "string" || typeof value === "number"
		? String(value).trim().toLowerCase()
		: "";
}

function freeAfter(places: readonly string[]): number {
	return Math.max(0, ...places.map(Number)) + 1;
}

/** Reports slugs that differ from the file name, because two files could then have the same URL. */
function wrongSlugs(sources: readonly Source[]): CrossFault[] {
	return sources.flatMap((source) => {
		const slug = valueAt(source.data, ["slug"]);
		const name = nameOfItem(source.file);
		if (!/^site\/_data\/\w+\//.test(source.file) || slug === undefined || slug === name) return [];
		const message = `found ${describe(slug)}, expected "${name}", as the file is called.`;
		return [{ source, path: ["slug"], part: "value", message }];
	});
}

const FORM = /^site\/_data\/forms\//;

/** Reports links whose query parameter preselects an option that no form has. */
function unknownPreselections(sources: readonly Source[]): CrossFault[] {
	const known = optionsByParameter(sources);
	return sources.flatMap((source) =>
		addressesIn(source).flatMap(({ value, path, offset }): CrossFault[] => {
			const query = /^\/[^?#\s]*\?([^#\s]+)/.exec(value)?.[1];
			return [...new URLSearchParams(query)].flatMap(([parameter, name]): CrossFault[] => {
				const options = known.get(parameter);
				if (!options || options.includes(name)) return [];
				const message = `found ${describe(value)}, expected one of ${options.join(", ")} after "${parameter}="${suggestion(name, options)}`;
				return [{ source, path, part: "value", message, ...(offset !== undefined && { offset }) }];
			});
		}),
	);
}

/** The options of all forms, by the query parameter that preselects an option. */
function optionsByParameter(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
	const known = new Map<string, string[]>();
	for (const { data } of sources.filter(({ file }) => FORM.test(file))) {
		for (const { value: field } of select(data, ["fields", "*"])) {
			const parameter = valueAt(field, ["parameter"]);
			if (typeof parameter !== "string") continue;
			const names = ["value", "alias"].flatMap((key) => select(field, ["options", "*", key]));
			known.set(parameter, [
				...(known.get(parameter) ?? []),
				...names.map(({ value }) => String(value)),
			]);
		}
	}
	return known;
}
