import { fileURLToPath } from "node:url";
import type { UserConfig } from "vite";
import { businessName, openPlan } from "../shared/business.ts";
import { quizVersion, scriptContent, virtualModules } from "./build-plugins.ts";

const here = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** What a build of the widget is told about the site that it belongs to. */
export interface WidgetContext {
	/** Origin of the site, and path prefix if any, without a trailing slash. */
	siteUrl: string;
	/** Base address of the site's forms: the email step posts to `{formsEndpoint}/quiz`. Null simulates the sending. */
	formsEndpoint: string | null;
}

/** Runs the widget's React source on Preact: docs/decisions/react-source-on-preact.md. */
export const preactAliases = {
	"react-dom/client": here("./common/preact/react-dom-client.ts"),
	"react-dom/server": "preact-render-to-string",
	"react/jsx-runtime": "preact/jsx-runtime",
	"react/jsx-dev-runtime": "preact/jsx-runtime",
	react: here("./common/preact/react.ts"),
};

/** The constants that a build puts into the widget's source. */
export function widgetConstants({ siteUrl, formsEndpoint }: WidgetContext): Record<string, string> {
	return {
		__SITE_URL__: JSON.stringify(siteUrl),
		__QUIZ_ENDPOINT__: JSON.stringify(formsEndpoint && `${formsEndpoint}/quiz`),
		__BUSINESS_NAME__: JSON.stringify(businessName),
		__OPEN_PLAN__: JSON.stringify(openPlan()),
		__QUIZ_VERSION__: JSON.stringify(quizVersion()),
		"process.env.NODE_ENV": '"production"',
	};
}

/** What builds and component tests of the widget share, whichever library renders it. */
export function widgetConfig(context: WidgetContext): UserConfig {
	return {
		publicDir: false,
		plugins: [virtualModules(), scriptContent()],
		define: widgetConstants(context),
		logLevel: "warn",
	};
}
