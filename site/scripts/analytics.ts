import type { AnalyticsEvent } from "../../shared/analytics.ts";

/**
 * Logs an event to the console and passes it to `window.gtag` if that exists.
 * An error in that function changes nothing for the visitor.
 */
export function emit({ name, payload }: AnalyticsEvent): void {
	console.info(name, payload);
	try {
		const gtag: unknown = Reflect.get(window, "gtag");
		if (typeof gtag === "function") gtag("event", name, { ...payload });
	} catch {
		// The page's own analytics failed. The visitor's journey goes on.
	}
}
