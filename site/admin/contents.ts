import { crossFaults } from "../check/across.ts";
import { parseMarkdown } from "../check/markdown.ts";
import { placeInEditor } from "../check/place.ts";
import { type CrossFault, parseSource, type Source } from "../check/source.ts";
import { valueAt } from "../check/values.ts";
import { isGoneBy } from "../rules/event-schedule.ts";
import { type ContentKind, fits } from "../schemas/kinds.ts";
import type { Refusal } from "./refusal.ts";

/** What a build tells its editor of the content, in `content.json` beside it. */
export interface Built {
	/** The addresses of all pages. */
	readonly routes: readonly string[];
	/** The texts of the files that the editor can't name by their text, by their path in the repository. */
	readonly texts: Readonly<Record<string, string>>;
}

/**
 * All content as the editor knows it, for what a file's schema can't see: a link to no page, a title that is taken, a
 * sentence that a claim quotes. It begins with what the build had, and follows what the editor reads and saves.
 */
export class Contents {
	readonly #kinds: readonly ContentKind[];
	readonly #routes: readonly string[];
	readonly #texts: Map<string, string>;
	/** Checked and about to be saved. */
	readonly #pending = new Map<string, string>();

	constructor(kinds: readonly ContentKind[], { routes, texts }: Built) {
		this.#kinds = kinds;
		this.#routes = routes;
		this.#texts = new Map(Object.entries(texts));
	}

	/** Notes a file that the editor has read. */
	read(kind: ContentKind, text: string): void {
		const path = pathOf(kind, text);
		if (path) this.#texts.set(path, text);
	}

	/**
	 * What would be wrong between files once this one is saved, and isn't wrong already.
	 * @param opened - the path of the entry that is open in the editor
	 * @param today - `2026-11-20`
	 */
	refusals(kind: ContentKind, text: string, opened: string, today: string): Refusal[] {
		const path = pathOf(kind, text) ?? (fits(kind, opened) ? opened : undefined);
		if (!path) return [];
		this.#pending.set(path, text);
		const saved = new Map([...this.#texts, [path, text]]);
		const known = new Set(this.#faults(this.#texts).map(textOf));
		const source = sourceOf(path, text);
		return [
			...this.#faults(saved).filter((fault) => !known.has(textOf(fault))),
			...goneBy(source, today),
		].map((fault) => ({ place: this.#placeOf(fault), message: fault.message }));
	}

	/** Notes that the file at a path has been saved. */
	saved(path: string): void {
		const text = this.#pending.get(path);
		if (text !== undefined) this.#texts.set(path, text);
		this.#pending.clear();
	}

	#faults(texts: ReadonlyMap<string, string>): CrossFault[] {
		return crossFaults(
			[...texts].map(([file, text]) => sourceOf(file, text)),
			this.#kinds,
			this.#routes,
		);
	}

	#placeOf({ source, path }: CrossFault): string {
		const kind = this.#kinds.find((each) => fits(each, source.file));
		return kind ? placeInEditor(kind, source, path) : source.file;
	}
}

function sourceOf(file: string, text: string): Source {
	return (file.endsWith(".md") ? parseMarkdown : parseSource)(file, text);
}

/** The path of a file that its kind or its own slug tells. */
function pathOf({ files }: ContentKind, text: string): string | undefined {
	if (!files.includes("*")) return files;
	if (!files.endsWith(".json")) return undefined;
	const slug = valueAt(JSON.parse(text), ["slug"]);
	return typeof slug === "string" ? files.replace("*", slug) : undefined;
}

function textOf({ source, path, message }: CrossFault): string {
	return [source.file, path.join("."), message].join(" ");
}

/** An event to come on a day that is over. Only who saves it can mean otherwise: with time every event passes. */
function goneBy(source: Source, today: string): CrossFault[] {
	const event = Object(source.data);
	if (!source.file.startsWith("site/_data/events/") || !isGoneBy(event, today)) return [];
	const message = `found "${event.endDate ?? event.date}", expected a day to come, because the event is upcoming. Choose Past as its status if it is over.`;
	return [{ source, path: ["date"], part: "value", message }];
}
