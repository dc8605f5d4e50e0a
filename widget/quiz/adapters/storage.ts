import { createKeeper, KEPT_MS, RESULT_KEPT_DAYS, type Storages } from "../../../shared/kept.ts";
import { QUESTION_IDS, type QuestionId } from "../../../shared/quiz/keys.ts";
import type { Answers } from "../../../shared/quiz/score.ts";
import { storages } from "../../common/storage.ts";
import { initialState, type Place, type QuizState, STAGES } from "../state/state.ts";

/** The version of the questions, a build-time constant: answers of another version are discarded. */
declare const __QUIZ_VERSION__: string;

const KEY = "liberation-quiz";
/** The maximum time in milliseconds that a quiz and its replacement coexist, such as during a page transition. */
const OVERLAP_MS = 3000;

/** A quiz that owns a storage key. */
interface KeyOwner {
	readonly host: Element | null;
	/** When the quiz claimed its key, on the timeline of the document. */
	since: number;
	/** Saves what isn't saved yet. */
	flush(): void;
	/** Takes over the key of the quiz that this one replaced. */
	replace(): void;
}

/** The quizzes in the page by storage key, the newest last. */
const owners = new Map<string, KeyOwner>();

/** Returns the storage key of the first quiz in the page. The key contains the id of the quiz's element, if any. */
function firstKey({ host }: KeyOwner): string {
	return host?.id ? `${KEY}#${host.id}` : KEY;
}

/**
 * Claims a storage key that is stable across reloads. The key contains the element's id and, from the second quiz on, a
 * number: the second quiz without an id gets `liberation-quiz-2`.
 */
export function claimKey(owner: KeyOwner): string {
	let key = firstKey(owner);
	for (let turn = 2; owners.get(key)?.host?.isConnected; turn++) key = `${firstKey(owner)}-${turn}`;
	// A quiz removed in this task unmounts only in a microtask, so its answers are saved here.
	owners.get(key)?.flush();
	owners.delete(key);
	owners.set(key, owner);
	owner.since = frameTime();
	return key;
}

/** Releases a removed quiz's key, and passes the key to the quiz that recently replaced the removed one. */
export function releaseKey(key: string, owner: KeyOwner): void {
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
/** A serialized position: stage, index, and what else is kept with it. */
const PLACE = /^(\w+) (\d|1[0-4]) (.+)$/;
/** Serialized answers: the version, then the chosen option of each question. */
const ANSWERS = /^(\w+) ([0-3-]{15})$/;
const RESULT_KEPT_MS = RESULT_KEPT_DAYS * 24 * 60 * 60 * 1000;

/** Serializes answers: the version, then one character per question, such as `1f9c03aa 012------------`. */
function answersText(answers: Answers): string {
	return `${__QUIZ_VERSION__} ${QUESTION_IDS.map((id) => answers[id] ?? NO_ANSWER).join("")}`;
}

/** Parses answers. @returns undefined if the text has no answers, or answers of another version */
function answersIn(text = ""): Answers | undefined {
	const [, version, options = ""] = ANSWERS.exec(text) ?? [];
	if (version !== __QUIZ_VERSION__) return undefined;
	const answers: Partial<Record<QuestionId, number>> = {};
	QUESTION_IDS.forEach((id, position) => {
		if (options[position] !== NO_ANSWER) answers[id] = Number(options[position]);
	});
	return answers;
}

/** Parses a position that was stored in the tab or in a history entry. */
export function placeIn(text: string | null = "") {
	const [, name, index, rest] = PLACE.exec(`${text}`) ?? [];
	const stage = STAGES.find((known) => known === name);
	return stage && { stage, index: Number(index), rest };
}

type Expiring<Name extends string> = Readonly<Record<Name, string> & { until: number }>;

/** Returns functions that keep the answers of a result, for a reload and for the link in the results mail. */
export function resultKeeper(key: string) {
	const keeper = createKeeper<Expiring<"answers">>(storages, "browser", `${key}-result`);
	return {
		keep: (answers: Answers) =>
			keeper.keep({ until: Date.now() + RESULT_KEPT_MS, answers: answersText(answers) }),
		load: () => answersIn(keeper.load()?.answers),
		forget: keeper.forget,
	};
}

/**
 * Returns functions that keep the position and the answers of an unfinished quiz, as forms keep their drafts.
 * @param where - the tab's storage for a reload, or the browser's for a later visit, too
 */
export function quizKeeper(where: keyof Storages, key: string) {
	const keeper = createKeeper<Expiring<"place">>(storages, where, key);
	return {
		/**
		 * Keeps the quiz; deletes it after a reset, or if the shown result needs no storage or isn't based on these answers.
		 * @param isFinished - whether revealed results aren't kept here, because `resultKeeper` keeps their answers
		 */
		save(state: QuizState, isFinished: boolean): void {
			const { stage, index, answers, result, reveal } = state;
			const isFinal = isFinished && reveal !== "running";
			const isOver = stage === "results" && (isFinal || !result?.roleCounts);
			const place = `${stage} ${index} ${answersText(answers)}`;
			if (isOver || state === initialState) keeper.forget();
			else if (stage !== "landing") keeper.keep({ until: Date.now() + KEPT_MS, place });
		},
		/** @returns undefined if nothing is kept, or only a quiz with other questions */
		load(): { place: Place; answers: Answers } | undefined {
			const place = placeIn(keeper.load()?.place);
			const answers = answersIn(place?.rest);
			return place && answers && { place, answers };
		},
		forget: keeper.forget,
	};
}
