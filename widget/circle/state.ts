import { MOST_PEOPLE, type Person } from "../../shared/circle/person.ts";
import type { Reading } from "../../shared/circle/read-people.ts";
import type { CircleWords } from "../../shared/circle/words.ts";
import { formFor } from "../../shared/language.ts";
import { fill } from "../../shared/quiz/fill.ts";
import type { RolePair } from "../../shared/quiz/role-query.ts";

/** A person in the circle, with an id that stays the same while others come and go. */
export interface Member extends Person {
	readonly id: number;
}

/** The two forms that add people. */
export type Form = "paste" | "hand";

/** What takes the focus after an action, because the focused node is gone or has a fault. */
export type Target =
	| Form
	| "name"
	/** The circle's heading, after a circle has opened. */
	| "circle"
	| { readonly id: number; readonly button: "rename" | "remove" | "name" };

export interface CircleState {
	readonly members: readonly Member[];
	/** Whether a circle was opened or pasted: then the prompts come first, and the forms are folded at the end. */
	readonly isOpened: boolean;
	/** The members before each change, for Undo. */
	readonly past: readonly (readonly Member[])[];
	/** The id of the person whose name is being edited. */
	readonly renaming: number | null;
	/** Counts the people added by hand: each empties the fields. */
	readonly byHand: number;
	/** Roles of a link from the quiz, to be added with a name. */
	readonly brought: RolePair | null;
	/** The outcome of the last action. */
	readonly notice: string;
	/** Counts the notices, so that a repeated one is announced again. */
	readonly notices: number;
	/** A validation error of a form, whose field takes the focus. */
	readonly fault: { readonly form: Form; readonly text: string } | null;
	readonly target: Target | null;
	/** The lines of the last pasted text that could not be read. */
	readonly leftOut: readonly string[];
	readonly showsLink: boolean;
}

export const emptyCircle: CircleState = {
	members: [],
	isOpened: false,
	past: [],
	renaming: null,
	byHand: 0,
	brought: null,
	notice: "",
	notices: 0,
	fault: null,
	target: null,
	leftOut: [],
	showsLink: false,
};

export type Action =
	/** The circle of the tab's storage. */
	| { type: "resumed"; people: readonly Person[] }
	/** The circle of a link, or null where the link is broken. */
	| { type: "opened"; people: readonly Person[] | null }
	| { type: "brought"; roles: RolePair }
	| { type: "added"; form: Form; reading: Reading }
	| { type: "faulted"; form: Form; text: string }
	| { type: "removed"; id: number }
	| { type: "renaming"; id: number }
	| { type: "renamed"; id: number; name: string | null }
	| { type: "emptied" }
	| { type: "undone" }
	/** The outcome of copying or printing; `showsLink` where the clipboard refuses. */
	| { type: "noticed"; text: string; showsLink?: boolean };

/** The circle's transitions. */
export function update(words: CircleWords, state: CircleState, action: Action): CircleState {
	const calm = { ...state, fault: null, target: null };
	switch (action.type) {
		case "resumed":
			return { ...state, members: numbered(action.people) };
		case "opened":
			return opened(words, calm, action.people);
		case "brought":
			return noticed({ ...calm, brought: action.roles, isOpened: false }, words.add.brought);
		case "added":
			return added(words, calm, action.form, action.reading);
		case "faulted": {
			const { form, text } = action;
			return { ...calm, fault: { form, text }, target: form, notice: "" };
		}
		case "removed":
			return removed(words, calm, action.id);
		case "renaming":
			return { ...calm, renaming: action.id, target: { id: action.id, button: "name" } };
		case "renamed":
			return renamed(words, calm, action.id, action.name);
		case "emptied":
			return noticed(
				{ ...changed(calm, []), isOpened: false, leftOut: [], target: "paste" },
				words.notices.emptied,
			);
		case "undone":
			return undone(words, calm);
		case "noticed":
			return noticed({ ...calm, showsLink: Boolean(action.showsLink) }, action.text);
	}
}

/** The person's name, or "unnamed". */
export function nameOf({ people }: CircleWords, { name }: Person): string {
	return name || people.unnamed;
}

/** "Caregiver", or "Caregiver, also Guide". */
export function rolesOf({ names, people }: CircleWords, { primary, secondary }: RolePair): string {
	const first = names[primary];
	return secondary ? fill(people.roles, { first, second: names[secondary] }) : first;
}

/** "1 person", "7 people". */
export function peopleCount({ language, notices }: CircleWords, count: number): string {
	return fill(formFor(count, notices.people, language), { count });
}

function total(words: CircleWords, members: readonly Member[]): string {
	return fill(words.notices.isHere, { people: peopleCount(words, members.length) });
}

function numbered(people: readonly Person[], first = 1): Member[] {
	return people.map((person, index) => ({ ...person, id: first + index }));
}

function noticed(state: CircleState, notice: string): CircleState {
	return { ...state, notice, notices: state.notices + 1 };
}

function changed(state: CircleState, members: readonly Member[]): CircleState {
	const past = [...state.past, state.members];
	return { ...state, members, past, renaming: null, showsLink: false };
}

function opened(
	{ notices }: CircleWords,
	state: CircleState,
	people: readonly Person[] | null,
): CircleState {
	if (!people) return noticed(state, notices.broken);
	const shown = { isOpened: true, target: "circle" } as const;
	if (state.members.length === 0)
		return { ...state, ...shown, members: numbered(people), notice: "" };
	return noticed({ ...changed(state, numbered(people, nextId(state))), ...shown }, notices.opened);
}

function added(words: CircleWords, state: CircleState, form: Form, reading: Reading): CircleState {
	const { notices: text } = words;
	const { people, leftOut } = reading;
	const fresh = people.filter(
		(person, index) =>
			![...state.members, ...people.slice(0, index)].some((other) => isSame(other, person)),
	);
	const fitting = fresh.slice(0, MOST_PEOPLE - state.members.length);
	const members = [...state.members, ...numbered(fitting, nextId(state))];
	const parts = [
		fill(text.added, {
			people: peopleCount(words, fitting.length),
			total: total(words, members),
		}),
		counted(words, text.repeated, people.length - fresh.length),
		counted(words, text.full, fresh.length - fitting.length),
		leftOut.length > 0 && fill(text.leftOut, { count: leftOut.length }),
	];
	const next = fitting.length > 0 ? changed(state, members) : state;
	const done: Partial<CircleState> =
		form === "hand"
			? { brought: null, byHand: state.byHand + 1, target: "name" }
			: { leftOut, ...showGroup(state, members, leftOut) };
	return noticed({ ...next, ...done }, parts.filter(Boolean).join(" "));
}

/** A pasted group is shown, unless a line remains to be corrected. */
function showGroup(
	{ isOpened }: CircleState,
	members: readonly Member[],
	leftOut: readonly string[],
): Partial<CircleState> {
	const isGroup = members.length > 1 && leftOut.length === 0;
	return isGroup && !isOpened ? { isOpened: true, target: "circle" } : {};
}

function counted(words: CircleWords, sentence: string, count: number): string {
	return count > 0 ? fill(sentence, { people: peopleCount(words, count) }) : "";
}

/** People without names never count as the same person. */
function isSame(one: Person, other: Person): boolean {
	return (
		one.name !== "" &&
		one.name.toLowerCase() === other.name.toLowerCase() &&
		one.primary === other.primary &&
		one.secondary === other.secondary
	);
}

function nextId({ members, past }: CircleState): number {
	return Math.max(0, ...[members, ...past].flat().map(({ id }) => id)) + 1;
}

/** The focus goes to the next person, or else to the previous one. */
function removed(words: CircleWords, state: CircleState, id: number): CircleState {
	const place = state.members.findIndex((member) => member.id === id);
	const person = state.members[place];
	if (!person) return state;
	const members = state.members.filter((member) => member !== person);
	const next = members[place] ?? members[place - 1];
	const target: Target = next ? { id: next.id, button: "remove" } : "paste";
	return noticed(
		{ ...changed(state, members), target },
		fill(words.notices.removed, { name: nameOf(words, person) }),
	);
}

/** @param name - null changes nothing */
function renamed(
	words: CircleWords,
	state: CircleState,
	id: number,
	name: string | null,
): CircleState {
	const person = state.members.find((member) => member.id === id);
	const back: CircleState = { ...state, renaming: null, target: { id, button: "rename" } };
	if (!person || name === null || name === person.name) return { ...back, notice: "" };
	const after = { ...person, name };
	const members = state.members.map((member) => (member === person ? after : member));
	const notice = fill(words.notices.renamed, {
		before: nameOf(words, person),
		after: nameOf(words, after),
	});
	return noticed({ ...changed(back, members), target: back.target }, notice);
}

function undone(words: CircleWords, state: CircleState): CircleState {
	const { notices: text } = words;
	const [before] = state.past.slice(-1);
	if (!before) return noticed(state, text.nothingToUndo);
	const past = state.past.slice(0, -1);
	const back = { ...state, members: before, past, renaming: null, leftOut: [], showsLink: false };
	return noticed(back, fill(text.undone, { total: total(words, before) }));
}
