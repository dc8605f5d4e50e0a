import type { Storages } from "../../shared/kept.ts";
import { QUESTION_IDS, type QuestionId } from "../../shared/quiz/keys.ts";
import type { Answers } from "../../shared/quiz/score.ts";
import { initialState, type Place, type QuizState, STAGES } from "../state/state.ts";

/** Names the very questions that saved answers belong to: answers to other questions are discarded. */
declare const __QUIZ_VERSION__: string;

export const storages: Storages = { tab: () => sessionStorage, browser: () => localStorage };

/** Under this name a tab keeps a circle. */
export const CIRCLE_KEY = "liberation-circle";

/** Whether this tab keeps a circle; only pages of the same site can tell. */
export function hasCircle(): boolean {
	return withStorage((storage) => storage.getItem(CIRCLE_KEY) !== null) ?? false;
}

const KEY = "liberation-quiz";
/** Which element of the page keeps its quiz under which key. */
const owners = new Map<string, Element>();

/**
 * The key of one quiz among those of the page, the same after a reload: by its id, and otherwise by its turn, the
 * second without an id being `liberation-quiz-2`. A quiz that left the page gives its key to the one in its place.
 */
export function claimKey(owner: Element): string {
	const base = owner.id ? `${KEY}#${owner.id}` : KEY;
	let key = base;
	for (let turn = 2; owners.get(key)?.isConnected && owners.get(key) !== owner; turn++)
		key = `${base}-${turn}`;
	owners.set(key, owner);
	return key;
}

export function releaseKey(key: string, owner: Element): void {
	if (owners.get(key) === owner) owners.delete(key);
}

const NO_ANSWER = "-";
/** Version, stage, index, options. */
const SAVED = /^(\w+) (\w+) (\d|1[0-4]) ([0-3-]{15})$/;

export interface SavedQuiz {
	place: Place;
	answers: Answers;
}

/**
 * Keeps the answers of an unfinished quiz for a reload, and forgets them at the results and on reset: as version,
 * place and one character a question, such as `1f9c03aa quiz 3 012------------`.
 * Where storage is refused, null or full, the quiz simply is not kept.
 */
export function saveQuiz(key: string, state: QuizState): void {
	const { stage, index, answers } = state;
	withStorage((storage) => {
		if (stage === "results" || state === initialState) storage.removeItem(key);
		else if (stage !== "landing") {
			const options = QUESTION_IDS.map((id) => answers[id] ?? NO_ANSWER).join("");
			storage.setItem(key, `${__QUIZ_VERSION__} ${stage} ${index} ${options}`);
		}
	});
}

/** @returns the unfinished quiz of this tab, or undefined when there is none that fits today's questions */
export function savedQuiz(key: string): SavedQuiz | undefined {
	return withStorage((storage) => {
		const [, version, name, index, options = ""] = SAVED.exec(storage.getItem(key) ?? "") ?? [];
		const stage = STAGES.find((known) => known === name);
		if (version !== __QUIZ_VERSION__ || !stage) return undefined;
		const answers: Partial<Record<QuestionId, number>> = {};
		QUESTION_IDS.forEach((id, position) => {
			if (options[position] !== NO_ANSWER) answers[id] = Number(options[position]);
		});
		return { place: { stage, index: Number(index) }, answers };
	});
}

/** Merely reading `sessionStorage` throws in a sandboxed frame. */
function withStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
	try {
		return use(sessionStorage);
	} catch {
		return undefined;
	}
}
