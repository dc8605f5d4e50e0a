import type { Analytics } from "../../shared/content/site-schema.ts";
import type { Environment } from "../data.ts";

/** The sources for Google Analytics without ads: https://developers.google.com/tag-platform/security/guides/csp */
const GOOGLE = {
	scripts: ["https://*.googletagmanager.com"],
	images: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
	requests: [
		"https://*.google-analytics.com",
		"https://*.analytics.google.com",
		"https://*.googletagmanager.com",
	],
};

/** Returns the sources that the Content Security Policy must allow for analytics. */
export function analyticsSources(analytics: Analytics) {
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

/** Removes Google Analytics for the framed quiz, because a frame on another site can't ask for consent. */
export function inFrame(environment: Environment): Environment {
	const { analytics } = environment;
	return {
		...environment,
		analytics: analytics.provider === "ga4" ? { provider: "none" } : analytics,
	};
}
