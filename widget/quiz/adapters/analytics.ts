import type { ElementEventName, QuizEvent } from "../../../shared/analytics.ts";

/**
 * Sends an event three ways: to the console, to `window.gtag` if the page has one, and as a
 * `CustomEvent` from the element (`quiz_started` becomes `quiz-started`; it bubbles out of any shadow root).
 * Whatever a listener does with it changes nothing for the visitor.
 * @param partner - whose quiz it is, for the payload (docs/product.md 8.3)
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
		// A function of the page's own failed, which is the page's matter.
	}
	dispatchFrom(host, name, payload);
}

/**
 * Dispatches an event from the element without recording it.
 * @returns whether no listener has called `preventDefault()`
 */
export function dispatchFrom(
	host: EventTarget | null,
	name: ElementEventName,
	detail: object,
): boolean {
	const type = name.replaceAll("_", "-");
	const event = new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true });
	return host?.dispatchEvent(event) ?? true;
}
