import { attempt } from "../../shared/attempt.ts";
import { groupOf } from "../../shared/circle/group.ts";
import { circleFragment, readCircle } from "../../shared/circle/link.ts";
import type { CircleWords } from "../../shared/circle/messages.ts";
import { cleanName } from "../../shared/circle/person.ts";
import type { TalkMaker } from "../../shared/circle/talk.ts";
import { createKeeper, KEPT_MS, type Keeper } from "../../shared/kept.ts";
import { fileEnding, languagePath } from "../../shared/language.ts";
import type { RolePair } from "../../shared/quiz/result.ts";
import { openPrintWindow } from "../common/print-window.tsx";
import { storages } from "../common/storage.ts";
import { windowListener } from "../common/window-listener.ts";
import type { SheetName } from "./print.tsx";
import type { CircleSettings } from "./settings.ts";
import { type Action, emptyCircle, update } from "./state.ts";

export interface CircleProps {
	circle: CircleController;
}

/** Lazy-loads the texts of the prompts and questions in one language. */
export type ImportTalk = () => Promise<{ talk: TalkMaker }>;

/*
 * Lazy-loaded modules, each built as a file beside the script (vite.config.ts). They import nothing and take plain
 * values, so they also work with a script cached from an earlier release.
 */
const loadReader = () => load("reader", () => import("../../shared/circle/read-people.ts"));
const loadSheets = () => load("sheets", () => import("./print.tsx"));

/**
 * Imports a module and retries once. Some browsers cache a failed import, so the retry adds a query string to the URL.
 */
async function load<Part>(name: string, importPart: () => Promise<Part>): Promise<Part> {
	try {
		return await importPart();
	} catch {
		const file = `liberation-circle-${name}.js`;
		return import(/* @vite-ignore */ `${new URL(file, import.meta.url)}?${Date.now()}`);
	}
}

/** Connects the circle's state to the page: URL, tab storage, clipboard and printer. Nothing is sent to a server. */
export class CircleController {
	state = emptyCircle;
	group = groupOf([]);
	/** Undefined until the circle has two people and the module has loaded. */
	talk: TalkMaker | "failed" | undefined;
	settings: CircleSettings;
	readonly words: CircleWords;
	readonly #importTalk: ImportTalk;
	readonly #css: string;
	readonly #onChange: () => void;
	readonly #listen = windowListener("hashchange", () => this.#readAddress());
	#keeper: Keeper<{ readonly until: number; readonly circle: string }> | undefined;

	/** @param css - the stylesheet for printed sheets */
	constructor(
		words: CircleWords,
		importTalk: ImportTalk,
		settings: CircleSettings,
		css: string,
		onChange: () => void,
	) {
		this.words = words;
		this.settings = settings;
		this.#importTalk = () => load(`talk${fileEnding(words.language.lang)}`, importTalk);
		this.#css = css;
		this.#onChange = onChange;
	}

	dispatch(action: Action): void {
		const { members } = this.state;
		this.state = update(this.words, this.state, action);
		if (this.state.members !== members) {
			this.group = groupOf(this.state.members);
			this.#save();
			if (this.group.size > 1 && !this.talk) void this.loadTalk();
		}
		this.#onChange();
	}

	async loadTalk(): Promise<void> {
		try {
			this.talk = (await this.#importTalk()).talk;
		} catch {
			this.talk = "failed";
		}
		this.#onChange();
	}

	/**
	 * Restores the circle from the tab's storage; with `deep-link`, also reads the URL and listens for `hashchange`.
	 * @param id - the element's id, which gives each circle its own storage key
	 */
	connect(id: string): void {
		const { deepLink, resume } = this.settings;
		const name = id ? `liberation-circle#${id}` : "liberation-circle";
		this.#keeper = createKeeper(resume ? storages : undefined, "tab", name);
		const kept = readCircle(this.#keeper.load()?.circle ?? "");
		if (kept.kind === "circle") this.dispatch({ type: "resumed", people: kept.people });
		if (deepLink) this.#readAddress();
		this.#listen(deepLink);
	}

	disconnect(): void {
		this.#listen(false);
		// Pasted text that is still being parsed is not saved, because another circle may already use the storage key.
		this.#keeper = undefined;
	}

	/**
	 * Opens the circle or the roles in the URL fragment, and removes the fragment, so that the browser's history has no
	 * names.
	 */
	#readAddress(): void {
		const { hash, pathname, search } = location;
		const read = readCircle(hash);
		if (read.kind === "none" && !/\brole(?:=|%)/i.test(hash)) return;
		// Some sandboxed frames forbid `replaceState`: the fragment then stays in the URL.
		attempt(() =>
			// An absolute URL, because a path is resolved against the host page's `<base href>`.
			history.replaceState(history.state, "", new URL(pathname + search, location.href)),
		);
		if (read.kind === "none") void this.#readRoles(hash);
		else this.dispatch({ type: "opened", people: read.kind === "circle" ? read.people : null });
	}

	/** @param hash - the fragment of a link from the quiz: `#secondary=guide&role=healer` */
	async #readRoles(hash: string): Promise<void> {
		const { notices } = this.words;
		try {
			const roles = (await loadReader()).rolesIn(hash);
			if (roles && !roles.isCut) this.dispatch({ type: "brought", roles });
			else this.dispatch({ type: "noticed", text: notices.broken });
		} catch {
			this.dispatch({ type: "noticed", text: notices.notLoaded });
		}
	}

	#save(): void {
		const { members } = this.state;
		if (members.length > 0)
			this.#keeper?.keep({ circle: circleFragment(members), until: Date.now() + KEPT_MS });
		else this.#keeper?.forget();
	}

	/** Adds the people in a pasted text. @returns false if a validation error is shown instead */
	async paste(text: string): Promise<boolean> {
		const { add, names, notices } = this.words;
		if (!text.trim()) return this.#fault(notices.emptyText);
		try {
			const reading = (await loadReader()).readPeople(text, { names, and: add.and });
			if (reading.people.length === 0) return this.#fault(notices.nothing);
			this.dispatch({ type: "added", form: "paste", reading });
			return true;
		} catch {
			return this.#fault(notices.notLoaded);
		}
	}

	#fault(text: string): false {
		this.dispatch({ type: "faulted", form: "paste", text });
		return false;
	}

	add(name: string, roles: RolePair | null): void {
		if (roles) {
			const people = [{ ...roles, name: cleanName(name) }];
			this.dispatch({ type: "added", form: "hand", reading: { people, leftOut: [] } });
		} else this.dispatch({ type: "faulted", form: "hand", text: this.words.notices.noRole });
	}

	/** @param name - the new name; null cancels */
	rename(id: number, name: string | null): void {
		this.dispatch({ type: "renamed", id, name: name === null ? null : cleanName(name) });
	}

	link(): string {
		const { deepLink, siteUrl } = this.settings;
		const page = deepLink
			? location.href.replace(/#.*/, "")
			: `${siteUrl}${languagePath(this.words.language)}/quiz/circle`;
		return `${page}#${circleFragment(this.state.members)}`;
	}

	async copyLink(): Promise<void> {
		const { notices } = this.words;
		try {
			await navigator.clipboard.writeText(this.link());
			this.dispatch({ type: "noticed", text: notices.copied });
		} catch {
			this.dispatch({ type: "noticed", text: notices.copyByHand, showsLink: true });
		}
	}

	/** @param node - a node of the circle, from which the sheet copies fonts */
	print(sheet: SheetName, node: Element): void {
		const show = async (view?: Window) => {
			try {
				const [{ printSheet }, { talk }] = await Promise.all([loadSheets(), this.#importTalk()]);
				const { words, group, settings, state } = this;
				const { members } = state;
				const { siteUrl } = settings;
				const onForbidden = (text: string) => this.dispatch({ type: "noticed", text });
				const page = { words, talk, group, members, siteUrl };
				printSheet(view, { ...page, sheet, css: this.#css, node, onForbidden });
			} catch {
				view?.close();
				this.dispatch({ type: "noticed", text: this.words.notices.notLoaded });
			}
		};
		if (!openPrintWindow(show)) void show();
	}
}
