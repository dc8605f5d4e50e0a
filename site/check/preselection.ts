import { suggestion } from "../../shared/nearest.ts";
import type { CrossFault, Source } from "./source.ts";
import { describe, select, texts, valueAt } from "./values.ts";

const FORM = /^site\/_data\/forms\//;

/** Links that ask a form's list for an option that it does not have (docs/product.md 4.7). */
export function unknownPreselections(sources: readonly Source[]): CrossFault[] {
	const known = optionsByParameter(sources);
	return sources.flatMap((source) =>
		texts(source.data).flatMap(({ path, value }): CrossFault[] => {
			const query = /^\/[^?#\s]*\?([^#\s]+)/.exec(String(value))?.[1];
			return [...new URLSearchParams(query)].flatMap(([parameter, name]): CrossFault[] => {
				const options = known.get(parameter);
				if (!options || options.includes(name)) return [];
				const message = `found ${describe(value)}, expected one of ${options.join(", ")} after "${parameter}="${suggestion(name, options)}`;
				return [{ source, path, part: "value", message }];
			});
		}),
	);
}

/** What the forms of the site know under each parameter. */
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
