import { suggestion } from "../../shared/nearest.ts";
import { type ContentKind, fits } from "../schemas/kinds.ts";
import { type Field, fieldsIn, type Shape, shapeOf } from "../schemas/shape.ts";
import type { CrossFault, JsonPath, Source } from "./source.ts";
import { describe, select, valueAt } from "./values.ts";

/** Choices among the entries of another kind that none of these is: what `relation` says in the schemas. */
export function unknownEntries(
	sources: readonly Source[],
	kinds: readonly ContentKind[],
): CrossFault[] {
	return kinds.flatMap((kind) => {
		const files = sources.filter(({ file, data }) => data !== undefined && fits(kind, file));
		const shape = files.length > 0 ? shapeOf(kind.schema) : undefined;
		return files.flatMap((source) =>
			choicesIn(shape, source.data).flatMap(({ path, value, to }): CrossFault[] => {
				const target = kinds.find(({ name }) => name === to.kind);
				const entries = entriesOf(target?.files ?? "", to.value, sources);
				if (typeof value !== "string" || !entries || entries.known.includes(value)) return [];
				const { known, expected } = entries;
				const message = `found ${describe(value)}, expected ${expected}${suggestion(value, known)}`;
				return [{ source, path, part: "value", message }];
			}),
		);
	});
}

type Relation = NonNullable<Shape["words"]["relation"]>;

function choicesIn(
	shape: Shape | undefined,
	value: unknown,
	path: JsonPath = [],
): { path: JsonPath; value: unknown; to: Relation }[] {
	if (shape?.type === "list") {
		return select(value, ["*"]).flatMap((each) =>
			choicesIn(shape.entry, each.value, [...path, ...each.path]),
		);
	}
	if (shape?.type === "text") {
		return shape.words.relation ? [{ path, value, to: shape.words.relation }] : [];
	}
	return fieldsAt(shape, value).flatMap((field) =>
		choicesIn(field.shape, valueAt(value, [field.key]), [...path, field.key]),
	);
}

/** The fields of an object; of a union, those of the variant that it is. */
function fieldsAt(shape: Shape | undefined, value: unknown): readonly Field[] {
	if (shape?.type !== "union") return fieldsIn(shape);
	const kind = valueAt(value, [shape.key]);
	return shape.variants.find(({ name }) => name === kind)?.fields ?? [];
}

/** The entries of a kind: its files, or those of the list in its one file. */
function entriesOf(files: string, key: string, sources: readonly Source[]) {
	const [folder = "", ending] = files.split("/*");
	if (ending === undefined) {
		const list = sources.find(({ file }) => file === files);
		// A file that can't be read has a fault of its own.
		if (list?.data === undefined) return undefined;
		const known = select(list.data, ["*", key]).map(({ value }) => String(value));
		return { known, expected: `the ${key} of an entry in ${files}` };
	}
	const known = sources.flatMap(({ file }) =>
		file.startsWith(`${folder}/`) ? file.slice(folder.length + 1, -ending.length) : [],
	);
	return { known, expected: `the name of a file in ${folder}` };
}
