import type { QuizSelectors } from "./pages.ts";

/** What is noted in the page while it loads and is used, in milliseconds since its navigation began. */
export interface Noted {
	/** When the first question's answers could first be seen and chosen; 0 before. */
	answerable: number;
	/** The layout shift until a button was pressed. */
	shift: number;
	/** How long each press on Next took until the next question was painted. */
	presses: number[];
	/** Chooses an answer of the question that is shown. */
	choose(): void;
	/** Presses Next. */
	press(): void;
}

declare global {
	/** The readings in a measured page. */
	var noted: Noted;
	/** Tells the measuring process that the first question can be answered. */
	function tellAnswerable(text: string): void;
}

/**
 * Runs in the page before anything of it: presses Start as soon as it was painted, and notes when the first
 * question was painted. It is sent there as text, so it can't use anything outside itself.
 */
export function probe(quiz: QuizSelectors | undefined): void {
	const noted: Noted = {
		answerable: 0,
		shift: 0,
		presses: [],
		choose: () => undefined,
		press: () => undefined,
	};
	window.noted = noted;
	let isPressed = false;
	// The answers of the view before, from which the quiz would resume instead of starting.
	localStorage.clear();

	new PerformanceObserver((list) => {
		for (const entry of list.getEntries())
			if (!isPressed && "value" in entry) noted.shift += Number(entry.value);
	}).observe({ type: "layout-shift", buffered: true });
	if (!quiz) return;

	const find = (selector: string) => {
		const root = document.querySelector("liberation-quiz")?.shadowRoot ?? document;
		return root.querySelector<HTMLElement>(selector);
	};
	/** A message sent in a frame arrives after that frame was painted. */
	const afterPaint = (then: () => void) =>
		requestAnimationFrame(() => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = then;
			port2.postMessage(0);
		});
	const look = () => {
		if (find("input[type=radio]")) {
			return afterPaint(() => {
				noted.answerable = performance.now();
				tellAnswerable("");
			});
		}
		if (find(quiz.start) && !isPressed) {
			isPressed = true;
			afterPaint(() => find(quiz.start)?.click());
		}
		return requestAnimationFrame(look);
	};
	requestAnimationFrame(look);

	noted.press = () => {
		const start = performance.now();
		find(quiz.next)?.click();
		afterPaint(() => noted.presses.push(performance.now() - start));
	};
	noted.choose = () => find("input[type=radio]")?.click();
}
