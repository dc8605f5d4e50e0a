import type { Analytics } from "../../shared/content/site-schema.ts";
import type { Environment } from "./environment.ts";

/** What the pages' policy has to allow for a provider: the sources of its scripts, images and requests. */
interface AnalyticsSources {
	readonly scripts: readonly string[];
	readonly images: readonly string[];
	readonly requests: readonly string[];
}

/** As https://developers.google.com/tag-platform/security/guides/csp lists them, without those of advertising. */
const GOOGLE: AnalyticsSources = {
	scripts: ["https://*.googletagmanager.com"],
	images: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
	requests: [
		"https://*.google-analytics.com",
		"https://*.analytics.google.com",
		"https://*.googletagmanager.com",
	],
};

/** The foreign sources that a provider needs. */
export function analyticsSources(analytics: Analytics): AnalyticsSources {
	switch (analytics.provider) {
		case "none":
			return { scripts: [], images: [], requests: [] };
		case "plausible":
		case "umami": {
			const { origin } = new URL(analytics.script);
			return { scripts: [origin], images: [], requests: [origin] };
		}
		case "ga4":
			return GOOGLE;
	}
}

/**
 * The settings of the framed quiz. Google Analytics needs consent, and a frame on somebody else's page is no
 * place to ask for it.
 */
export function inFrame(environment: Environment): Environment {
	const { analytics } = environment;
	return {
		...environment,
		analytics: analytics.provider === "ga4" ? { provider: "none" } : analytics,
	};
}
