import type { Field as EditorField } from "@sveltia/cms";
import { addressesIn, nameByPath } from "../check/links.ts";
import { parseContent } from "../check/markdown.ts";
import { fieldsIn } from "../check/relations.ts";
import type { JsonSchema } from "../schemas/json-schema.ts";

/*
 * Links as relations. Sveltia refuses to delete an entry as long as another one needs it by a relation, and says which
 * one. It overlooks links, and relations that are a list's entries. So the editor holds a relation for each of them,
 * which files don't have.
 */

/** Returns the name of the entry that has its page at a path, by collection; plans have no page. */
const NAMES: Readonly<Record<string, (path: string) => string | undefined>> = {
	page: nameByPath,
	article: (path) => /^\/articles\/([^/]+)$/.exec(path)?.[1],
	product: (path) => /^\/shop\/([^/]+)$/.exec(path)?.[1],
	program: (path) => /^\/academy\/([^/]+)$/.exec(path)?.[1],
	plan: () => undefined,
};

/** Returns the hidden field of these relations. Sveltia notes each relation by its object, so each type needs its own. */
export function linkedField(): EditorField {
	const fields = Object.keys(NAMES).map((collection) => ({
		name: collection,
		widget: "list" as const,
		required: false,
		fields: [
			{
				name: "entry",
				label: "Names it or links to it, and needs another choice first",
				widget: "relation" as const,
				collection,
				value_field: "{{slug}}",
			},
		],
	}));
	return { name: "linked", widget: "object", required: false, fields };
}

/**
 * Adds the relations to an entry, or to each item of a list.
 * @param text - the text of the entry's file
 */
export function withLinked(
	value: unknown,
	{ files, json }: { files: string; json: JsonSchema },
	text: string,
): unknown {
	const source = parseContent(files, text);
	const addresses = addressesIn(source);
	const relations = fieldsIn(json, source.data).filter(
		({ path }) => typeof path.at(-1) === "number",
	);
	const linked = (item: unknown, index?: number) => {
		const isIn = ({ path }: { path: readonly unknown[] }) =>
			index === undefined || path[0] === index;
		const paths = addresses
			.filter(isIn)
			.map(({ value }) => value.replace(/[?#].*/, "").replace(/(?<=.)\/$/, ""))
			.filter((path) => path.startsWith("/"));
		const named = relations.filter(isIn);
		const all = Object.entries(NAMES).map(([collection, nameOf]) => {
			const related = named.filter(({ schema }) => schema.relation?.type === collection);
			const names = [...paths.map(nameOf), ...related.map(({ value }) => String(value))];
			return [collection, [...new Set(names)].flatMap((entry) => (entry ? [{ entry }] : []))];
		});
		return { ...Object(item), linked: Object.fromEntries(all) };
	};
	return Array.isArray(value) ? value.map(linked) : linked(value);
}
