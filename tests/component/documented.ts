import { inject } from "vitest";

declare module "vitest" {
	interface ProvidedContext {
		/** The manifest of the elements: see manifest.setup.ts. */
		manifest: { modules: { declarations: Documented[] }[] };
	}
}

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
	const element = inject("manifest")
		.modules.flatMap(({ declarations }) => declarations)
		.find(({ tagName }) => tagName === tag);
	return (element?.[kind] ?? []).map(({ name }) => name).sort();
}
