import { type ContentKind, kinds, pageKind } from "../schemas/kinds.ts";

const modules = import.meta.glob<{ schema?: unknown }>("../pages/*/schema.ts", { eager: true });

/** Every kind of content file, as in site/schemas/registry.ts, which reads the folder of pages from disk. */
export const registry: readonly ContentKind[] = [
	...kinds,
	...Object.entries(modules).map(([path, module]) =>
		pageKind(path.split("/").at(-2) ?? "", module),
	),
];
