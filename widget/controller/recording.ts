import type { QuizEvent } from "../../shared/analytics.ts";
import { emit } from "../adapters/analytics.ts";
import { saveQuiz } from "../adapters/storage.ts";
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
		if (quiz.settings.resume) saveQuiz(quiz.key, quiz.state);
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
