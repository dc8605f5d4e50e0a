import { createKeeper, keepsNothing, RESULT_KEPT_DAYS } from "../../../shared/kept.ts";
import { QUESTION_IDS, type QuestionId } from "../../../shared/quiz/keys.ts";
import type { Answers } from "../../../shared/quiz/score.ts";
import { CIRCLE_KEY, storages } from "../../common/storage.ts";
import type { QuizController } from "../controller.ts";
import { initialState, type Place, type QuizState, STAGES } from "../state/state.ts";

/** The version of the questions: answers to another version are discarded. */
declare const __QUIZ_VERSION__: string;

/** Whether this tab keeps a circle. */
export function hasCircle(): boolean {
	return withStorage((storage) => storage.getItem(CIRCLE_KEY) !== null) ?? false;
}

const KEY = "liberation-quiz";
/** A page may show a quiz and its replacement together for this time, such as during a transition. */
const OVERLAP_MS = 3000;

/** The quizzes of the page by their storage keys, the newest last. */
const owners = new Map<string, QuizController>();

/** The key of the first quiz with this id, or of the first without one. */
function firstKey({ host }: QuizController): string {
	return host?.id ? `${KEY}#${host.id}` : KEY;
}

/**
 * Claims the storage key of a quiz, the same after a reload: by its id, and otherwise by its position, so that the
 * second quiz without an id has `liberation-quiz-2`.
 */
export function claimKey(owner: QuizController): string {
	let key = firstKey(owner);
	for (let turn = 2; owners.get(key)?.host?.isConnected; turn++) key = `${firstKey(owner)}-${turn}`;
	// A quiz that was removed in this task has not disconnected yet.
	owners.get(key)?.flush();
	owners.delete(key);
	owners.set(key, owner);
	owner.since = frameTime();
	return key;
}

/** A quiz that is removed passes its key to the newest quiz that was inserted shortly before. */
export function releaseKey(key: string, owner: QuizController): void {
	if (owners.get(key) !== owner) return;
	owners.delete(key);
	let newest = "";
	for (const [other, next] of owners) {
		const overlaps = next.since > owner.since && frameTime() < next.since + OVERLAP_MS;
		if (overlaps && other > key && firstKey(next) === firstKey(owner)) newest = other;
	}
	const next = owners.get(newest);
	owners.delete(newest);
	next?.replace();
}

function frameTime(): number {
	return Number(document.timeline.currentTime);
}

const NO_ANSWER = "-";
/** Stage, index, answers. */
const SAVED = /^(\w+) (\d|1[0-4]) (.+)$/;
/** Version, options. */
const ANSWERS = /^(\w+) ([0-3-]{15})$/;
const RESULT_KEPT_MS = RESULT_KEPT_DAYS * 24 * 60 * 60 * 1000;

/** Answers as text: the version, and one character a question, such as `1f9c03aa 012------------`. */
export function answersText(answers: Answers): string {
	return `${__QUIZ_VERSION__} ${QUESTION_IDS.map((id) => answers[id] ?? NO_ANSWER).join("")}`;
}

/** @returns undefined for a text without answers, or with those of another version */
export function answersIn(text = ""): Answers | undefined {
	const [, version, options = ""] = ANSWERS.exec(text) ?? [];
	if (version !== __QUIZ_VERSION__) return undefined;
	const answers: Partial<Record<QuestionId, number>> = {};
	QUESTION_IDS.forEach((id, position) => {
		if (options[position] !== NO_ANSWER) answers[id] = Number(options[position]);
	});
	return answers;
}

/** Stores the answers of a result beyond the tab, for the link of its mail. */
export function resultKeeper(key: string) {
	const keeper = createKeeper<{ readonly until: number; readonly answers: string }>(
		storages,
		"browser",
		`${key}-result`,
	);
	return {
		keep: (answers: Answers) =>
			keeper.keep({ until: Date.now() + RESULT_KEPT_MS, answers: answersText(answers) }),
		load: () => answersIn(keeper.load()?.answers),
	};
}

/**
 * Stores place and answers in the tab for a reload. Removes them on reset, and with a result that is not of these answers.
 * Without storage, nothing is stored.
 * @param isFinished - whether results need no storage, because the history has their answers
 */
export function saveQuiz(key: string, state: QuizState, isFinished: boolean): void {
	const { stage, index, answers, result } = state;
	const isOver = stage === "results" && (isFinished || !result?.roleCounts);
	withStorage((storage) => {
		if (isOver || state === initialState || keepsNothing(storages)) storage.removeItem(key);
		else if (stage !== "landing") storage.setItem(key, `${stage} ${index} ${answersText(answers)}`);
	});
}

/** @returns the quiz of this tab, or undefined without one that fits the version of the questions */
export function savedQuiz(key: string): { place: Place; answers: Answers } | undefined {
	return withStorage((storage) => {
		const [, name, index, text] = SAVED.exec(storage.getItem(key) ?? "") ?? [];
		const stage = STAGES.find((known) => known === name);
		const answers = answersIn(text);
		return stage && answers && { place: { stage, index: Number(index) }, answers };
	});
}

/** In a sandboxed frame, reading `sessionStorage` throws. */
function withStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
	try {
		return use(sessionStorage);
	} catch {
		return undefined;
	}
}
