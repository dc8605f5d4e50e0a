import type { ElementEventName, QuizEvent } from "../../../shared/analytics.ts";
import { attempt } from "../../../shared/attempt.ts";

/**
 * Sends an event to the console, to `window.gtag` if it is defined, and as a `CustomEvent` from the element
 * (`quiz_started` becomes `quiz-started`). An exception in `gtag` or a listener doesn't affect the quiz.
 */
export function emit(
	host: EventTarget | null,
	{ name, payload: own }: QuizEvent,
	partner: string | undefined,
): void {
	const payload = { ...own, ...(partner && { partner }) };
	attempt(() => {
		console.info(name, payload);
		const { gtag } = window as { gtag?: unknown };
		if (typeof gtag === "function") gtag("event", name, { ...payload });
	});
	dispatchFrom(host, name, payload);
}

/** Dispatches an event from the element. @returns false if a listener called `preventDefault()` */
export function dispatchFrom(
	host: EventTarget | null,
	name: ElementEventName,
	detail: object,
): boolean {
	const type = name.replaceAll("_", "-");
	const event = new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true });
	return host?.dispatchEvent(event) ?? true;
}
