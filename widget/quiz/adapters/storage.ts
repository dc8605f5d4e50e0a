import { createKeeper, keepsNothing, RESULT_KEPT_DAYS } from "../../../shared/kept.ts";
import { QUESTION_IDS, type QuestionId } from "../../../shared/quiz/keys.ts";
import type { Answers } from "../../../shared/quiz/score.ts";
import { CIRCLE_KEY, storages } from "../../common/storage.ts";
import { initialState, type Place, type QuizState, STAGES } from "../state/state.ts";

/** Names the very questions that saved answers belong to: answers to other questions are discarded. */
declare const __QUIZ_VERSION__: string;

/** Whether this tab keeps a circle; only pages of the same site can tell. */
export function hasCircle(): boolean {
	return withStorage((storage) => storage.getItem(CIRCLE_KEY) !== null) ?? false;
}

const KEY = "liberation-quiz";
/** How long a page shows a quiz beside the one that replaces it, such as while one fades into the other. */
const OVERLAP_MS = 3000;

/** A quiz that keeps its answers under a key. */
export interface KeyOwner {
	readonly host: Element | null;
	/** The time of the frame in which it came: quizzes of one frame are to stand beside each other. */
	since: number;
	/** Keeps what is still to be kept. */
	flush(): void;
	/** Takes the place of a quiz that has left the page. */
	replace(): void;
}

/** The quizzes of the page by their keys, the newest last. */
const owners = new Map<string, KeyOwner>();

/** By its id. */
function baseOf({ host }: KeyOwner): string {
	return host?.id ? `${KEY}#${host.id}` : KEY;
}

/**
 * The key of one quiz among those of the page, the same after a reload: by its id, and otherwise by its turn, the
 * second without an id being `liberation-quiz-2`.
 */
export function claimKey(owner: KeyOwner): string {
	let key = baseOf(owner);
	for (let turn = 2; owners.get(key)?.host?.isConnected; turn++) key = `${baseOf(owner)}-${turn}`;
	// One that the same task has taken out ends later.
	owners.get(key)?.flush();
	owners.delete(key);
	owners.set(key, owner);
	owner.since = frameTime();
	return key;
}

/** A quiz that leaves the page gives its key to the newest one that was inserted beside it shortly before. */
export function releaseKey(key: string, owner: KeyOwner): void {
	if (owners.get(key) !== owner) return;
	owners.delete(key);
	let newest = "";
	for (const [other, next] of owners) {
		const isBeside = next.since > owner.since && frameTime() < next.since + OVERLAP_MS;
		if (isBeside && other > key && baseOf(next) === baseOf(owner)) newest = other;
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

/** Answers as text: the version of their questions, and one character a question, such as `1f9c03aa 012------------`. */
export function answersText(answers: Answers): string {
	return `${__QUIZ_VERSION__} ${QUESTION_IDS.map((id) => answers[id] ?? NO_ANSWER).join("")}`;
}

/** @returns undefined where the text holds no answers to today's questions */
export function answersIn(text = ""): Answers | undefined {
	const [, version, options = ""] = ANSWERS.exec(text) ?? [];
	if (version !== __QUIZ_VERSION__) return undefined;
	const answers: Partial<Record<QuestionId, number>> = {};
	QUESTION_IDS.forEach((id, position) => {
		if (options[position] !== NO_ANSWER) answers[id] = Number(options[position]);
	});
	return answers;
}

/** Keeps the answers of a result beyond the tab, for the link in its mail. */
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

export interface SavedQuiz {
	place: Place;
	answers: Answers;
}

/**
 * Keeps the answers in the tab for a reload, as place and answers, and forgets them on reset and with a result that is
 * not of these answers. Where storage is refused, null or full, the quiz simply is not kept.
 * @param isFinished - whether results no longer need them, because the history has them
 */
export function saveQuiz(key: string, state: QuizState, isFinished: boolean): void {
	const { stage, index, answers, result } = state;
	const isOver = stage === "results" && (isFinished || !result?.roleCounts);
	withStorage((storage) => {
		if (isOver || state === initialState || keepsNothing(storages)) storage.removeItem(key);
		else if (stage !== "landing") storage.setItem(key, `${stage} ${index} ${answersText(answers)}`);
	});
}

/** @returns the quiz that this tab keeps, or undefined when there is none that fits today's questions */
export function savedQuiz(key: string): SavedQuiz | undefined {
	return withStorage((storage) => {
		const [, name, index, text] = SAVED.exec(storage.getItem(key) ?? "") ?? [];
		const stage = STAGES.find((known) => known === name);
		const answers = answersIn(text);
		return stage && answers && { place: { stage, index: Number(index) }, answers };
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
