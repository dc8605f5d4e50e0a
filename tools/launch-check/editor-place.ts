import { basename } from "node:path";
import type { JsonPath } from "../../site/check/fault.ts";
import { nameOf, namesOf } from "../../site/check/place.ts";
import type { Source } from "../../site/check/source.ts";
import { kindOf } from "../../site/schemas/registry.ts";
import { shapeOf } from "../../site/schemas/shape.ts";

/** A place as the founder finds it in the editor: `Events › Harvest table › Registration page`. */
export function editorPlace({ file, data }: Source, path: JsonPath): string {
	const kind = kindOf(file);
	if (!kind) return file;
	const shape = shapeOf(kind.schema);
	const { label = kind.name, group = "Pages", summary } = shape.words;
	const start = kind.files.includes("*")
		? [label, nameOf(data, summary) ?? basename(file).replace(/\.\w+$/, "")]
		: [group, label];
	return [...start, ...namesOf(shape, path, data)].join(" › ");
}
