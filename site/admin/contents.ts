import { crossFaults, menusIn } from "../check/cross-file.ts";
import { nameByContent } from "../check/links.ts";
import { parseContent } from "../check/markdown.ts";
import { placeInEditor } from "../check/place.ts";
import { type Fault, faultAt, type Source } from "../check/source.ts";
import { dayGoneBy } from "../domain/event-schedule.ts";
import { type ContentType, isOfType } from "../schemas/content-types.ts";
import { type EditorType, editorEntryOf, type Uses } from "./config.ts";
import type { Refusal } from "./refusal.ts";

/** Content that the build writes to `content.json` for the editor. */
export interface Built {
	readonly routes: readonly string[];
	/** How many sections of each kind the pages have. */
	readonly uses: Uses;
	/** The texts of files that don't contain their slug, by path. */
	readonly texts: Readonly<Record<string, string>>;
}

/**
 * Holds all content for checks across files: broken links, duplicate titles, quoted claims. Files whose path the editor
 * can't derive from their text come from the last build; others are added when the editor reads them. Saving an entry
 * updates its file.
 */
export class Contents {
	readonly #types: readonly EditorType[];
	readonly #routes: readonly string[];
	readonly #texts: Map<string, string>;
	readonly #pending = new Map<string, string>();

	constructor(types: readonly EditorType[], { routes, texts }: Omit<Built, "uses">) {
		this.#types = types;
		this.#routes = routes;
		this.#texts = new Map(Object.entries(texts));
	}

	read(type: ContentType, text: string): void {
		const path = pathOf(type, text);
		if (path) this.#texts.set(path, text);
	}

	/**
	 * Returns the faults across files that saving `text` would add, and an upcoming event's past date.
	 * @param opened - the path of the open entry
	 * @param today - `2026-11-20`
	 */
	refusals(type: ContentType, text: string, opened: string, today: string): Refusal[] {
		const path = pathOf(type, text) ?? (isOfType(type, opened) ? opened : undefined);
		if (!path) return [];
		this.#pending.set(path, text);
		const saved = new Map([...this.#texts, [path, text]]);
		const known = new Set(this.#faults(this.#texts).map(textOf));
		return [
			...this.#faults(saved).filter((fault) => !known.has(textOf(fault))),
			...goneBy(parseContent(path, text), today),
		].map((fault) => ({
			place: this.#placeOf(fault, saved.get(fault.file) ?? ""),
			message: fault.message,
			...this.#wayTo(fault, path),
		}));
	}

	/** Returns the words of the menus that open. */
	menus(): string[] {
		return menusIn([...this.#texts].map(([file, text]) => parseContent(file, text)));
	}

	/** Returns the way to the field of a fault: in the open entry, or in another one. */
	#wayTo({ file, path }: Fault, opened: string): Pick<Refusal, "path" | "entry"> {
		if (file === opened) return { path: path.length > 0 ? path : ["body"] };
		const type = this.#types.find((each) => isOfType(each, file));
		return type ? { entry: editorEntryOf(type, file) } : {};
	}

	saved(path: string): void {
		const text = this.#pending.get(path);
		if (text !== undefined) this.#texts.set(path, text);
		this.#pending.clear();
	}

	#faults(texts: ReadonlyMap<string, string>): Fault[] {
		return crossFaults(
			[...texts].map(([file, text]) => parseContent(file, text)),
			this.#types,
			this.#routes,
		);
	}

	#placeOf({ file, path }: Fault, text: string): string {
		const type = this.#types.find((each) => isOfType(each, file));
		return type ? placeInEditor(type, parseContent(file, text), path) : file;
	}
}

/** The path of a file of a content type: fixed, or by the slug or address in its text; undefined if it has neither. */
function pathOf({ files }: ContentType, text: string): string | undefined {
	if (!files.includes("*")) return files;
	if (!files.endsWith(".json")) return undefined;
	const name = nameByContent(JSON.parse(text));
	return name === undefined ? undefined : files.replace("*", name);
}

function textOf({ file, path, message }: Fault): string {
	return [file, path.join("."), message].join(" ");
}

/**
 * Reports an event marked as upcoming whose last day has passed. The build allows such events, because time passes;
 * only saving one is a mistake.
 */
function goneBy(source: Source, today: string): Fault[] {
	const gone = dayGoneBy(source, today);
	if (!gone) return [];
	const message = `found "${gone.day}", expected a day to come, because the event is upcoming. Choose Past as its status if it is over.`;
	return [faultAt(source, gone.path, message)];
}
