import { parseResultLink, resultLink, resultOfRole } from "../../shared/quiz/result-link.ts";
import { followHistory, type HistorySync, type MarkedPlace } from "../adapters/history.ts";
import { resultKeeper, savedQuiz } from "../adapters/storage.ts";
import type { ShownResult } from "../state/state.ts";
import type { QuizCore } from "./core.ts";

/** What the quiz does with the page's address and history; most of it only with `deep-link`. */
export interface Navigation {
	/** @param onMove - called when Back or Forward led to another entry, with its place if it is one of ours */
	follow(onMove: (place?: MarkedPlace) => void): void;
	stop(): void;
	/** Goes where the settings, the address or the saved answers lead. */
	findPlace(startRequested: boolean): void;
	/** Whether the page was opened at a place of the quiz. */
	isAtPlace(): boolean;
	/** Lets an entry of the history stand for what is shown: the present one, or where a dialog opens, one of its own. */
	enter(): void;
	/** A new entry for what is shown. */
	push(): void;
	/** Lets the present entry stand for what is shown. */
	mark(): void;
	/** Goes back to before the entries of the quiz. */
	leave(): void;
	/** Whether the quiz led to the present entry. */
	ledHere(): boolean;
	/** Whether the address is that of a link in a mail. */
	isMail(): boolean;
	/** The result that the address names. */
	linked(): ShownResult | null;
	previous(): void;
}

export function createNavigation(quiz: QuizCore): Navigation {
	let sync: HistorySync | undefined;
	const hasLink = () => parseResultLink(location.search).kind !== "none";
	function linked(): ShownResult | null {
		const parsed = parseResultLink(location.search);
		return parsed.kind === "result" ? parsed.result : null;
	}
	const isMail = () => new URLSearchParams(location.search).get("utm_medium") === "email";
	/** At the visitor's own results, the history has their answers as well. */
	function place(): MarkedPlace {
		const { stage, index, answers } = quiz.state;
		return { stage, index, answers: quiz.keepsResult ? answers : undefined };
	}
	const mark = () => sync?.mark(place());
	/** Where the link leads to the visitor's own results, their answers are in the history or, for a mail, in the browser. */
	function openLink(): void {
		const kept = quiz.settings.resume && isMail() ? resultKeeper(quiz.key).load() : undefined;
		const answers = sync?.place()?.answers ?? kept;
		quiz.apply({ type: "link-opened", result: linked(), answers });
	}
	function push(): void {
		const { stage, result } = quiz.state;
		const shown = stage === "results" && result;
		sync?.push(place(), shown ? new URL(resultLink(quiz.settings.siteUrl, shown)).search : "");
	}
	return {
		follow(onMove) {
			if (quiz.settings.deepLink) sync = followHistory(onMove);
		},
		stop: () => sync?.stop(),
		findPlace(startRequested) {
			const { resultRole, deepLink, resume } = quiz.settings;
			if (resultRole) quiz.apply({ type: "link-opened", result: resultOfRole(resultRole) });
			else if (deepLink && hasLink()) openLink();
			else {
				const saved = resume && savedQuiz(quiz.key);
				if (saved) quiz.apply({ type: "resumed", ...saved });
				else if (startRequested) {
					mark();
					quiz.dispatch({ type: "start" });
				}
			}
		},
		isAtPlace: () => Boolean(sync && (hasLink() || sync.place())),
		enter() {
			if (!quiz.isShown) return;
			if (quiz.settings.dialog && !sync?.place()) {
				if (hasLink()) sync?.clear();
				push();
			} else mark();
		},
		push,
		mark,
		isMail,
		leave: () => sync?.leave(),
		ledHere: () => sync?.ledHere() ?? false,
		linked,
		previous() {
			// Behind the first question is the landing, where Previous does not lead.
			if (quiz.state.index > 0 && sync?.back()) return;
			// No entry behind is the question before: the present one becomes it.
			quiz.apply({ type: "previous" });
			mark();
		},
	};
}
