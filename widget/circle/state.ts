import type { CircleWords } from "../../shared/circle/messages.ts";
import { MOST_PEOPLE, type Person } from "../../shared/circle/person.ts";
import type { Reading } from "../../shared/circle/read-people.ts";
import { formFor } from "../../shared/language.ts";
import { fill } from "../../shared/quiz/fill.ts";
import type { RolePair } from "../../shared/quiz/result.ts";

/** A person in the circle, with an id that stays stable while other people are added or removed. */
export interface Member extends Person {
	readonly id: number;
}

/** The two forms that add people: by pasting, and by hand. */
export type Form = "paste" | "hand";

/** The element to focus after an action. */
export type Target =
	| Form
	| "name"
	/** The heading of a circle that was just opened. */
	| "circle"
	| { readonly id: number; readonly button: "rename" | "remove" | "name" };

export interface CircleState {
	readonly members: readonly Member[];
	/**
	 * Whether the circle was opened from a link or pasted: then prompts come first, and the forms are collapsed at the
	 * end.
	 */
	readonly isOpened: boolean;
	/** The undo stack: the members before each change. */
	readonly past: readonly (readonly Member[])[];
	/** The id of the person who is being renamed. */
	readonly renaming: number | null;
	/** The number of additions by hand, used as a key: a new key resets the fields. */
	readonly byHand: number;
	/** The roles in a link from the quiz, to which the visitor adds a name. */
	readonly brought: RolePair | null;
	/** A message about the outcome of the last action. */
	readonly notice: string;
	/** The number of notices so far, used as a key: a new key lets screen readers announce a repeated notice. */
	readonly notices: number;
	/** The validation error of a form, whose field receives the focus. */
	readonly fault: { readonly form: Form; readonly text: string } | null;
	readonly target: Target | null;
	/** The unreadable lines of the last pasted text. */
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
	/** A circle was restored from the tab's storage. */
	| { type: "resumed"; people: readonly Person[] }
	/** A circle was opened from a link; `people` is null if the link is broken. */
	| { type: "opened"; people: readonly Person[] | null }
	| { type: "brought"; roles: RolePair }
	| { type: "added"; form: Form; reading: Reading }
	| { type: "faulted"; form: Form; text: string }
	| { type: "removed"; id: number }
	| { type: "renaming"; id: number }
	| { type: "renamed"; id: number; name: string | null }
	| { type: "emptied" }
	| { type: "undone" }
	/** The outcome of copying, printing or opening a link; `showsLink` is set if the clipboard is unavailable. */
	| { type: "noticed"; text: string; showsLink?: boolean };

/** The reducer of the circle's state. */
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

/** The person's name, or the text for an unnamed person. */
export function nameOf({ people }: CircleWords, { name }: Person): string {
	return name || people.unnamed;
}

/** A label such as "Caregiver" or "Caregiver, also Guide". */
export function rolesOf({ names, people }: CircleWords, { primary, secondary }: RolePair): string {
	const first = names[primary];
	return secondary ? fill(people.roles, { first, second: names[secondary] }) : first;
}

/** A label such as "1 person" or "7 people". */
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

/** Shows the circle after a paste if it has at least two people and no line needs a correction. */
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

/** Whether two entries describe the same person. People without names are always different. */
function isSame(one: Person, other: Person): boolean {
	return (
		one.name !== "" &&
		one.name.toLowerCase() === other.name.toLowerCase() &&
		one.primary === other.primary &&
		one.secondary === other.secondary
	);
}

function nextId({ members, past }: CircleState): number {
	return Math.max(0, ...[members, ...past].flatMap((each) => each.map(({ id }) => id))) + 1;
}

/** Removes a person and moves the focus to the next person, else to the previous one, else to the paste field. */
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

/** @param name - the new name; null cancels */
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
