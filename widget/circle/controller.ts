import { groupOf } from "../../shared/circle/group.ts";
import { circleFragment, readCircle } from "../../shared/circle/link.ts";
import { cleanName } from "../../shared/circle/person.ts";
import type { TalkMaker } from "../../shared/circle/talk.ts";
import type { CircleWords } from "../../shared/circle/words.ts";
import { createKeeper, KEPT_MS, type Keeper } from "../../shared/kept.ts";
import { languagePath } from "../../shared/language.ts";
import type { RolePair } from "../../shared/quiz/role-query.ts";
import { openPrintWindow } from "../common/print-window.ts";
import { CIRCLE_KEY, storages } from "../common/storage.ts";
import { windowListener } from "../common/window-listener.ts";
import { type ImportTalk, loadReader, loadSheets } from "./later.ts";
import type { SheetName } from "./print.tsx";
import type { CircleSettings } from "./settings.ts";
import { type Action, emptyCircle, update } from "./state.ts";

export interface CircleProps {
	circle: CircleController;
}

/** Ties the rules of the circle to the page around it: its address and the tab's storage. It sends nothing. */
export class CircleController {
	state = emptyCircle;
	group = groupOf([]);
	/** What there is to talk about, which loads once there are two people. */
	talk: TalkMaker | "failed" | undefined;
	settings: CircleSettings;
	readonly words: CircleWords;
	readonly #importTalk: ImportTalk;
	readonly #css: string;
	readonly #onChange: () => void;
	readonly #listen = windowListener("hashchange", () => this.#readAddress());
	#keeper: Keeper<{ readonly until: number; readonly circle: string }> | undefined;

	/**
	 * @param words - what the circle says, in its language
	 * @param css - the stylesheet, for what is printed
	 * @param onChange - called after each change of the state
	 */
	constructor(
		words: CircleWords,
		importTalk: ImportTalk,
		settings: CircleSettings,
		css: string,
		onChange: () => void,
	) {
		this.words = words;
		this.settings = settings;
		this.#importTalk = importTalk;
		this.#css = css;
		this.#onChange = onChange;
	}

	dispatch(action: Action): void {
		const { members } = this.state;
		this.state = update(this.words, this.state, action);
		if (this.state.members !== members) {
			this.group = groupOf(this.state.members);
			this.#keep();
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
	 * Reads what the tab kept, then the address, and follows it.
	 * @param id - of the element, which keeps several circles on a page apart
	 */
	connect(id: string): void {
		const { deepLink, resume } = this.settings;
		const name = id ? `${CIRCLE_KEY}#${id}` : CIRCLE_KEY;
		this.#keeper = createKeeper(resume ? storages : undefined, "tab", name);
		const kept = readCircle(this.#keeper.load()?.circle ?? "");
		if (kept.kind === "circle") this.dispatch({ type: "resumed", people: kept.people });
		if (deepLink) {
			this.#readAddress();
			this.#listen(true);
		}
	}

	disconnect(): void {
		this.#listen(false);
		// What is still being read is kept no more: another circle may have the name.
		this.#keeper = undefined;
	}

	/** Takes what the address holds, and takes it out of the address, so that no history keeps the names. */
	#readAddress(): void {
		const { hash, pathname, search } = location;
		const read = readCircle(hash);
		if (read.kind === "none" && !/\brole(?:=|%)/i.test(hash)) return;
		try {
			history.replaceState(history.state, "", pathname + search);
		} catch {
			// Refused in some sandboxed frames.
		}
		if (read.kind === "none") void this.#readRoles(hash);
		else this.dispatch({ type: "opened", people: read.kind === "circle" ? read.people : null });
	}

	/** @param hash - as a link from the quiz brings it: `#role=healer&secondary=guide` */
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

	#keep(): void {
		const { members } = this.state;
		if (members.length > 0)
			this.#keeper?.keep({ circle: circleFragment(members), until: Date.now() + KEPT_MS });
		else this.#keeper?.forget();
	}

	/** Adds the people in a text. @returns false where it says why that can't be done */
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

	/** @param name - null leaves it as it was */
	rename(id: number, name: string | null): void {
		this.dispatch({ type: "renamed", id, name: name === null ? null : cleanName(name) });
	}

	/** The address of this circle. */
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

	/** @param node - any node of the circle */
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
