import { dateOf } from "../domain/dates.ts";
import "./zod.ts";
import CMS from "@sveltia/cms";
import { namesOf } from "../check/place.ts";
import { contentTypesWith, isOfType } from "../schemas/content-types.ts";
import {
	configOf,
	type EditorSettings,
	editorTypes,
	FROM_FILE_NAME,
	formatOf,
	keyPathOf,
} from "./config.ts";
import { type Built, Contents } from "./contents.ts";
import { JUDGED } from "./fields.ts";
import { readFile, writeFile } from "./files.ts";
import { unfolded } from "./format.ts";
import { judgedControl } from "./Judged.ts";
import { withLinked } from "./linked.ts";
import { judgePictures } from "./pictures.ts";
import { dismissOwnMessage, type Refusal, showRefusal } from "./refusal.ts";
import "../styles/editor.css";

type Modules = Record<string, { schema?: unknown }>;
const pages: Modules = import.meta.glob("../pages/*/schema.ts", { eager: true });
const sections: Modules = import.meta.glob("../sections/*/schema.ts", { eager: true });
const contentTypes = contentTypesWith(pages, sections);

const settings: EditorSettings = await (await fetch("settings.json")).json();
const built: Built = await (await fetch("content.json")).json();
const shown = editorTypes(contentTypes, settings.languages, built.uses);
const contents = new Contents(shown, built);
let opened = "";

judgePictures();
CMS.registerFieldType(JUDGED, judgedControl({ menus: () => contents.menus() }));

for (const type of shown) {
	CMS.registerCustomFormat(formatOf(type), type.files.split(".").at(-1) ?? "", {
		fromFile(text) {
			contents.read(type, text);
			return readFile(type, text);
		},
		async toFile(value) {
			const { text, refused } = writeFile(type, value);
			const today = dateOf(new Date());
			// Without a save before it, the editor takes a deleted entry out of the entries that name it.
			const file = opened;
			opened = "";
			const refusals: Refusal[] = [
				...refused.map(({ path, message }) => ({
					place: namesOf(type.json, path, unfolded(value)).join(" › "),
					message,
					path,
				})),
				...contents.refusals(type, text, file, today),
			];
			if (refusals.length === 0) return text;
			const chosen = await showRefusal(refusals);
			dismissOwnMessage(() => {
				if (chosen?.entry) location.hash = chosen.entry;
				if (chosen?.path) showField(keyPathOf(type, chosen.path));
			});
			throw new Error("The entry is refused.");
		},
	});
}

/** Unfolds a field of the open entry, and moves the focus to it: Sveltia's own message from its list of faults. */
function showField(keyPath: string): void {
	const payload = { locale: "_default", keyPath };
	window.postMessage({ type: "highlight-editor-field", payload }, location.origin);
}

CMS.registerEventListener({
	name: "preSave",
	handler({ entry }) {
		opened = String(entry.get("path"));
		const type = shown.find((each) => isOfType(each, opened));
		if (!type) return;
		// In a new entry, keys such as `slug` are set to the file name.
		const keys = entry.get("newRecord") ? FROM_FILE_NAME : [];
		const named = keys
			.filter((key) => type.json.properties?.[key])
			.reduce((named, key) => named.setIn(["data", key], entry.get("slug")), entry);
		const data = named.get("data").toJS();
		const at = type.json.items ? ["data", type.name] : ["data"];
		const value = type.json.items ? data[type.name] : data;
		return named.setIn(at, withLinked(value, type, writeFile(type, value).text));
	},
});
CMS.registerEventListener({
	name: "postSave",
	handler: ({ entry }) => contents.saved(String(entry.get("path"))),
});

await CMS.init({ config: configOf(shown, settings) });
