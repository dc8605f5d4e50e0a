import "./zod.ts";
import CMS from "@sveltia/cms";
import { type ContentKind, kinds, pageKind } from "../schemas/kinds.ts";
import { configOf, editorKinds, FROM_FILE_NAME, formatOf, settingsSchema } from "./config.ts";
import { readFile, writeFile } from "./files.ts";
import { showRefusal } from "./refusal.ts";
import "./admin.css";

const modules = import.meta.glob<{ schema?: unknown }>("../pages/*/schema.ts", { eager: true });

/** Every kind of content file, as in site/schemas/registry.ts, which reads the folder of pages from disk. */
const registry: readonly ContentKind[] = [
	...kinds,
	...Object.entries(modules).map(([path, module]) =>
		pageKind(path.split("/").at(-2) ?? "", module),
	),
];

const settings = settingsSchema.parse(await (await fetch("settings.json")).json());
const shown = editorKinds(registry);

for (const kind of shown) {
	CMS.registerCustomFormat(formatOf(kind), kind.files.split(".").at(-1) ?? "", {
		fromFile: (text) => readFile(kind, text),
		async toFile(value) {
			const { text, refused } = writeFile(kind, value);
			if (refused.length === 0) return text;
			await showRefusal(kind.shape, refused, value);
			throw new Error("The schema refuses the entry.");
		},
	});
}

// A new item is named by its file.
CMS.registerEventListener({
	name: "preSave",
	handler({ entry }) {
		if (!entry.get("newRecord")) return;
		const kind = shown.find(({ name }) => name === entry.get("collection"));
		const fields = kind?.shape.type === "object" ? kind.shape.fields : [];
		return fields
			.filter(({ key }) => FROM_FILE_NAME.includes(key))
			.reduce((named, { key }) => named.setIn(["data", key], entry.get("slug")), entry);
	},
});

await CMS.init({ config: configOf(shown, settings) });
