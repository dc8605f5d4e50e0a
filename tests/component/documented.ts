/** The manifest of the elements: see tests/vitest.config.ts. */
declare const __MANIFEST__: { modules: { declarations: Documented[] }[] };

interface Documented {
	tagName: string;
	cssParts: Named[];
	cssProperties: Named[];
	cssStates?: Named[];
}

interface Named {
	name: string;
}

/** The documented names of one kind, such as the parts of an element. */
export function documentedNames(
	tag: string,
	kind: "cssParts" | "cssProperties" | "cssStates",
): string[] {
	const element = __MANIFEST__.modules
		.flatMap(({ declarations }) => declarations)
		.find(({ tagName }) => tagName === tag);
	return (element?.[kind] ?? []).map(({ name }) => name).sort();
}
