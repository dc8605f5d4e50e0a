import "./zod.ts";
import CMS from "@sveltia/cms";
import { configOf, editorKinds, FROM_FILE_NAME, formatOf, settingsSchema } from "./config.ts";
import { readFile, writeFile } from "./files.ts";
import { registry } from "./kinds.ts";
import { showRefusal } from "./refusal.ts";
import "./admin.css";

const settings = settingsSchema.parse(await (await fetch("settings.json")).json());
const kinds = editorKinds(registry);

for (const kind of kinds) {
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
		const kind = kinds.find(({ name }) => name === entry.get("collection"));
		const fields = kind?.shape.type === "object" ? kind.shape.fields : [];
		return fields
			.filter(({ key }) => FROM_FILE_NAME.includes(key))
			.reduce((named, { key }) => named.setIn(["data", key], entry.get("slug")), entry);
	},
});

await CMS.init({ config: configOf(kinds, settings) });
