import { suggestion } from "../../shared/nearest.ts";
import { designFaults } from "../../shared/quiz/design.ts";
import { hintFaults } from "../../shared/quiz/hints.ts";
import { questionsSchema } from "../../shared/quiz/schema.ts";
import type { ContentType } from "../schemas/content-types.ts";
import { staleClaims, unkeptPromises } from "./claims.ts";
import {
	addressesIn,
	deadLinks,
	isPage,
	nameByContent,
	nameOfItem,
	pagePathOf,
	pagesOf,
} from "./links.ts";
import { programFaults } from "./programs.ts";
import { unknownEntries } from "./relations.ts";
import { type Fault, faultAt, type Source, unexpected } from "./source.ts";
import { strayMarkdown } from "./stray-markdown.ts";
import { translationFaults } from "./translations.ts";
import { select, valueAt } from "./values.ts";

/** Finds faults that schemas can't: across files, or in a file as a whole. */
export function crossFaults(
	sources: readonly Source[],
	types: readonly ContentType[],
	routes: readonly string[] | undefined,
): Fault[] {
	return [
		...unknownEntries(sources, types),
		...(routes ? deadLinks(sources, routes) : []),
		...strayMarkdown(sources, types),
		...designOfTheQuiz(sources),
		...programFaults(sources),
		...unknownPreselections(sources),
		...wrongNames(sources),
		...misplacedPages(sources, routes),
		...sameTitles(sources),
		...staleClaims(sources, types),
		...unkeptPromises(sources),
		...translationFaults(sources),
	];
}

/** Checks that valid questions are balanced (shared/quiz/design.ts) and no answer gives itself away (hints.ts). */
function designOfTheQuiz(sources: readonly Source[]): Fault[] {
	const source = sources.find(({ file }) => file === "shared/quiz/questions.json");
	const questions = questionsSchema.safeParse(source?.data);
	if (!source || !questions.success) return [];
	return [designFaults, hintFaults]
		.flatMap((faultsOf) => faultsOf(questions.data))
		.map(({ path, message }) => faultAt(source, path, message));
}

/** Matches the files of pages and of items with a page. */
const WITH_PAGE = /^site\/(?:_data\/(?:pages|products|programs)|articles)\/[^/]+$/;

/** Reports pages with the title of an earlier one, because nobody could tell them apart in a list of results. */
function sameTitles(sources: readonly Source[]): Fault[] {
	const files = new Map<string, string>();
	return sources
		.filter(({ file }) => WITH_PAGE.test(file))
		.flatMap((source) => {
			const [path = [], title] =
				[["metadata", "title"], ["title"]]
					.map((keys) => [keys, valueAt(source.data, keys)] as const)
					.find(([, value]) => typeof value === "string") ?? [];
			const known = files.get(comparable(title));
			if (title === undefined) return [];
			if (known === undefined) {
				files.set(comparable(title), source.file);
				return [];
			}
			return [
				unexpected(source, path, title, `a title that no other page has: ${known} has this one.`),
			];
		});
}

/** Normalizes a value for comparison: case and surrounding spaces don't count. */
function comparable(value: unknown): string {
	return String(value).trim().toLowerCase();
}

/** Reports slugs and addresses that differ from the file name, because two files could then have the same URL. */
function wrongNames(sources: readonly Source[]): Fault[] {
	return sources.flatMap((source) => {
		const wanted = nameByContent(source.data);
		const name = nameOfItem(source.file);
		if (!/^site\/_data\/\w+\//.test(source.file) || wanted === undefined || wanted === name)
			return [];
		const path = pagePathOf(source.data);
		if (path === undefined)
			return [unexpected(source, ["slug"], wanted, `"${name}", as the file is called.`)];
		return [unexpected(source, ["path"], path, `"/${name}", as the file is called.`)];
	});
}

/** Returns the words of the menus that open. */
export function menusIn(sources: readonly Source[]): string[] {
	const navigation = sources.find(({ file }) => file === "site/_data/navigation.json");
	return select(navigation?.data, ["main", "*"]).flatMap(({ value }) =>
		valueAt(value, ["kind"]) === "dropdown" ? String(valueAt(value, ["label"])) : [],
	);
}

/** Reports modular pages at the address of a page with its own template, and menus that don't exist. */
function misplacedPages(sources: readonly Source[], routes: readonly string[] = []): Fault[] {
	const menus = menusIn(sources);
	const others = pagesOf(
		routes.filter((route) => route !== "*"),
		sources,
	);
	return sources.flatMap((source) => {
		const path = pagePathOf(source.data);
		if (path === undefined) return [];
		const menu = valueAt(source.data, ["menu"]);
		return [
			...(isPage(path, others)
				? [unexpected(source, ["path"], path, "an address that no page has.")]
				: []),
			...(typeof menu === "string" && !menus.includes(menu)
				? [unexpected(source, ["menu"], menu, `one of the menus that open: ${menus.join(", ")}.`)]
				: []),
		];
	});
}

const FORM = /^site\/_data\/forms\//;

/** Reports links whose query parameter preselects an option that no form has. */
function unknownPreselections(sources: readonly Source[]): Fault[] {
	const known = optionsByParameter(sources);
	return sources.flatMap((source) =>
		addressesIn(source).flatMap(({ value, path, offset }) => {
			const query = /^\/[^?#\s]*\?([^#\s]+)/.exec(value)?.[1];
			return [...new URLSearchParams(query)].flatMap(([parameter, name]) => {
				const options = known.get(parameter);
				if (!options || options.includes(name)) return [];
				const expected = `one of ${options.join(", ")} after "${parameter}="${suggestion(name, options)}`;
				return [unexpected(source, path, value, expected, offset)];
			});
		}),
	);
}

/** Returns the names of the options of some fields of a form, as links call them. */
function optionNames(fields: ReturnType<typeof select>): string[] {
	return fields.flatMap(({ value: field }) =>
		["value", "alias"]
			.flatMap((key) => select(field, ["options", "*", key]))
			.map(({ value }) => String(value)),
	);
}

/** Maps each query parameter to the options of all forms that the parameter can preselect. */
function optionsByParameter(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
	const known = new Map<string, string[]>();
	for (const { data } of sources.filter(({ file }) => FORM.test(file))) {
		for (const field of select(data, ["fields", "*"])) {
			const parameter = valueAt(field.value, ["parameter"]);
			if (typeof parameter !== "string") continue;
			known.set(parameter, [...(known.get(parameter) ?? []), ...optionNames([field])]);
		}
	}
	return known;
}
