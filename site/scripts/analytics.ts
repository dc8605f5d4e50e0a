import type { AnalyticsEvent } from "../../shared/analytics.ts";

/** Logs an event, and passes it to `window.gtag` if that function exists. */
export function emit({ name, payload }: AnalyticsEvent): void {
	console.info(name, payload);
	try {
		const gtag: unknown = Reflect.get(window, "gtag");
		if (typeof gtag === "function") gtag("event", name, { ...payload });
	} catch {
		// An error of the analytics function must not affect the visitor.
	}
}
