import type { QuizEvent } from "../../shared/analytics.ts";
import { emit } from "../adapters/analytics.ts";
import { resultKeeper, saveQuiz } from "../adapters/storage.ts";
import { afterPaint } from "../after-paint.ts";
import type { QuizCore } from "./core.ts";

/** Keeps the answers and sends out the events. Neither holds back what the visitor sees next. */
export interface Recording {
	/** Something changed, and these events tell of it. */
	add(events: readonly QuizEvent[]): void;
	/** Records now. */
	flush(): void;
	/** Sends what waits, unless what it tells of has not been seen. */
	sendEvents(): void;
}

export function createRecording(quiz: QuizCore): Recording {
	let waiting: readonly QuizEvent[] = [];
	const task = afterPaint(() => {
		if (quiz.settings.resume) keep(quiz);
		sendEvents();
	});
	function sendEvents(): void {
		if (!quiz.isShown) return;
		for (const event of waiting) emit(quiz.host, event, quiz.settings.partner);
		waiting = [];
	}
	return {
		add(events) {
			waiting = [...waiting, ...events];
			task.request();
		},
		flush: task.flush,
		sendEvents,
	};
}

/** The tab keeps the answers, and with `deep-link` the history and the browser those of a result. */
function keep(quiz: QuizCore): void {
	const { key, state, settings, keepsResult } = quiz;
	saveQuiz(key, state, settings.deepLink);
	if (settings.deepLink && keepsResult) resultKeeper(key).keep(state.answers);
}
