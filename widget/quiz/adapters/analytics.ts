import type { ElementEventName, QuizEvent } from "../../../shared/analytics.ts";

/**
 * Sends an event to the console, to `window.gtag` if the page has it, and as a `CustomEvent` from the element
 * (`quiz_started` becomes `quiz-started`). An exception in a listener changes nothing for the visitor.
 */
export function emit(
	host: EventTarget | null,
	{ name, payload: own }: QuizEvent,
	partner: string | undefined,
): void {
	const payload = { ...own, ...(partner && { partner }) };
	try {
		console.info(name, payload);
		const { gtag } = window as { gtag?: unknown };
		if (typeof gtag === "function") gtag("event", name, { ...payload });
	} catch {
		// The page's function failed.
	}
	dispatchFrom(host, name, payload);
}

/** Dispatches an event from the element. @returns false after `preventDefault()` */
export function dispatchFrom(
	host: EventTarget | null,
	name: ElementEventName,
	detail: object,
): boolean {
	const type = name.replaceAll("_", "-");
	const event = new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true });
	return host?.dispatchEvent(event) ?? true;
}
