import type { AnalyticsEvent } from "../../shared/analytics.ts";

/**
 * Records what happened (spec section 7): in the console, and with `window.gtag` if there is one.
 * Whatever that function does changes nothing for the visitor.
 */
export function emit({ name, payload }: AnalyticsEvent): void {
	console.info(name, payload);
	try {
		const gtag: unknown = Reflect.get(window, "gtag");
		if (typeof gtag === "function") gtag("event", name, { ...payload });
	} catch {
		// It failed, which is its own matter.
	}
}
