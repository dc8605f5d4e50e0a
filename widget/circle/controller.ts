import { type Group, groupOf } from "../../shared/circle/group.ts";
import { circleFragment, readCircle } from "../../shared/circle/link.ts";
import { messages } from "../../shared/circle/messages.ts";
import { cleanName } from "../../shared/circle/person.ts";
import type { talkOf } from "../../shared/circle/talk.ts";
import { createKeeper, KEPT_MS, type Keeper } from "../../shared/kept.ts";
import { type RolePair, rolesInQuery } from "../../shared/quiz/role-query.ts";
import { CIRCLE_KEY, storages } from "../adapters/storage.ts";
import { openPrintWindow } from "../print-window.ts";
import { loadReader, loadSheets, loadTalk } from "./later.ts";
import type { SheetName } from "./print.tsx";
import type { CircleSettings } from "./settings.ts";
import { type Action, type CircleState, emptyCircle, update } from "./state.ts";

const { notices } = messages;

interface Kept {
	readonly until: number;
	readonly circle: string;
}

/** What the views read and act through. */
export interface CircleController {
	readonly state: CircleState;
	readonly group: Group;
	settings: CircleSettings;
	dispatch(action: Action): void;
	/** Reads the address and what the tab kept. @returns a function that stops following the address */
	connect(): () => void;
	/** What there is to talk about, which loads once there are two people. */
	readonly talkOf: typeof talkOf | "failed" | undefined;
	loadTalk(): Promise<void>;
	/** Adds the people in a text. @returns false where it says why that can't be done */
	paste(text: string): Promise<boolean>;
	add(name: string, roles: RolePair | null): void;
	/** @param name - null leaves it as it was */
	rename(id: number, name: string | null): void;
	/** The address of this circle. */
	link(): string;
	copyLink(): Promise<void>;
	/** @param node - any node of the circle */
	print(sheet: SheetName, node: Element): void;
}

export interface CircleProps {
	circle: CircleController;
}

/**
 * Ties the rules of the circle to the page around it: its address and the tab's storage. It sends nothing.
 * @param css - the stylesheet, for what is printed
 * @param host - its id keeps several circles on a page apart
 * @param onChange - called after each change of the state
 */
export function createCircle(
	initialSettings: CircleSettings,
	css: string,
	host: Element,
	onChange: () => void,
): CircleController {
	let settings = initialSettings;
	let state = emptyCircle;
	let group = groupOf([]);
	let keeper: Keeper<Kept> | undefined;
	let talk: CircleController["talkOf"];

	function dispatch(action: Action): void {
		const before = state.members;
		state = update(state, action);
		if (state.members !== before) {
			group = groupOf(state.members);
			keep();
			if (group.size > 1 && !talk) void findTalk();
		}
		onChange();
	}

	async function findTalk(): Promise<void> {
		try {
			talk = (await loadTalk()).talkOf;
		} catch {
			talk = "failed";
		}
		onChange();
	}

	function keep(): void {
		const circle = circleFragment(state.members);
		if (state.members.length > 0) keeper?.keep({ circle, until: Date.now() + KEPT_MS });
		else keeper?.forget();
	}

	/** Takes what the address holds, and takes it out of the address, so that no history keeps the names. */
	function readAddress(): void {
		const { hash, pathname, search } = location;
		const read = readCircle(hash);
		const roles = rolesInQuery(new URLSearchParams(hash.slice(1)));
		if (read.kind === "none" && typeof roles === "string") return;
		try {
			history.replaceState(history.state, "", pathname + search);
		} catch {
			// Refused in some sandboxed frames.
		}
		if (read.kind !== "none")
			dispatch({ type: "opened", people: read.kind === "circle" ? read.people : null });
		else if (typeof roles !== "string") dispatch({ type: "brought", roles });
	}

	function link(): string {
		const page = settings.deepLink
			? location.href.replace(/#.*/, "")
			: `${settings.siteUrl}/quiz/circle`;
		return `${page}#${circleFragment(state.members)}`;
	}

	return {
		get state() {
			return state;
		},
		get group() {
			return group;
		},
		get settings() {
			return settings;
		},
		set settings(next) {
			settings = next;
			onChange();
		},
		dispatch,
		connect() {
			const name = host.id ? `${CIRCLE_KEY}#${host.id}` : CIRCLE_KEY;
			keeper = createKeeper<Kept>(settings.resume ? storages : undefined, "tab", name);
			const kept = readCircle(keeper.load()?.circle ?? "");
			if (kept.kind === "circle") dispatch({ type: "resumed", people: kept.people });
			const { deepLink } = settings;
			if (deepLink) {
				readAddress();
				addEventListener("hashchange", readAddress);
			}
			return () => {
				if (deepLink) removeEventListener("hashchange", readAddress);
				// What is still being read is kept no more: another circle may have the name.
				keeper = undefined;
			};
		},
		get talkOf() {
			return talk;
		},
		loadTalk: findTalk,
		async paste(text) {
			const fault = (fault: string) => {
				dispatch({ type: "faulted", form: "paste", text: fault });
				return false;
			};
			if (!text.trim()) return fault(notices.emptyText);
			try {
				const reading = (await loadReader()).readPeople(text);
				if (reading.people.length === 0) return fault(notices.nothing);
				dispatch({ type: "added", form: "paste", reading });
				return true;
			} catch {
				return fault(notices.notLoaded);
			}
		},
		add(name, roles) {
			if (!roles) return dispatch({ type: "faulted", form: "hand", text: notices.noRole });
			const person = { ...roles, name: cleanName(name) };
			dispatch({ type: "added", form: "hand", reading: { people: [person], leftOut: [] } });
		},
		rename(id, name) {
			dispatch({ type: "renamed", id, name: name === null ? null : cleanName(name) });
		},
		link,
		async copyLink() {
			try {
				await navigator.clipboard.writeText(link());
				dispatch({ type: "noticed", text: notices.copied });
			} catch {
				dispatch({ type: "noticed", text: notices.copyByHand, showsLink: true });
			}
		},
		print(sheet, node) {
			const unprinted = (text: string) => dispatch({ type: "noticed", text });
			const isOpen = openPrintWindow(async (view) => {
				try {
					const { printSheet } = await loadSheets();
					const { members } = state;
					printSheet(view, { sheet, group, members, siteUrl: settings.siteUrl, css, node });
				} catch {
					view.close();
					unprinted(notices.notLoaded);
				}
			});
			if (!isOpen) unprinted(notices.blocked);
		},
	};
}
