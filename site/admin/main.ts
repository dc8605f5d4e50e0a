import { dateOf } from "../domain/dates.ts";
import "./zod.ts";
import CMS from "@sveltia/cms";
import { namesOf } from "../check/place.ts";
import { contentKinds, isOfKind } from "../schemas/kinds.ts";
import {
	configOf,
	type EditorSettings,
	editorKinds,
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
const registry = contentKinds(pages, sections);

const settings: EditorSettings = await (await fetch("settings.json")).json();
const built: Built = await (await fetch("content.json")).json();
const shown = editorKinds(registry, settings.languages, built.uses);
const contents = new Contents(shown, built);
let opened = "";

judgePictures();
CMS.registerFieldType(JUDGED, judgedControl({ menus: () => contents.menus() }));

for (const kind of shown) {
	CMS.registerCustomFormat(formatOf(kind), kind.files.split(".").at(-1) ?? "", {
		fromFile(text) {
			contents.read(kind, text);
			return readFile(kind, text);
		},
		async toFile(value) {
			const { text, refused } = writeFile(kind, value);
			const today = dateOf(new Date());
			// Without a save before it, the editor takes a deleted entry out of the entries that name it.
			const file = opened;
			opened = "";
			const refusals: Refusal[] = [
				...refused.map(({ path, message }) => ({
					place: namesOf(kind.json, path, unfolded(value)).join(" › "),
					message,
					path,
				})),
				...contents.refusals(kind, text, file, today),
			];
			if (refusals.length === 0) return text;
			const chosen = await showRefusal(refusals);
			dismissOwnMessage(() => {
				if (chosen?.entry) location.hash = chosen.entry;
				if (chosen?.path) showField(keyPathOf(kind, chosen.path));
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
		const kind = shown.find((each) => isOfKind(each, opened));
		if (!kind) return;
		// In a new entry, keys such as `slug` are set to the file name.
		const keys = entry.get("newRecord") ? FROM_FILE_NAME : [];
		const named = keys
			.filter((key) => kind.json.properties?.[key])
			.reduce((named, key) => named.setIn(["data", key], entry.get("slug")), entry);
		const data = named.get("data").toJS();
		const at = kind.json.items ? ["data", kind.name] : ["data"];
		const value = kind.json.items ? data[kind.name] : data;
		return named.setIn(at, withLinked(value, kind, writeFile(kind, value).text));
	},
});
CMS.registerEventListener({
	name: "postSave",
	handler: ({ entry }) => contents.saved(String(entry.get("path"))),
});

await CMS.init({ config: configOf(shown, settings) });
