import { fileURLToPath } from "node:url";
import { defineConfig, type InlineConfig } from "vite";
import {
	looseWords,
	packedCatalogue,
	quizVersion,
	virtualModules,
} from "./widget/build-plugins.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** What a build of the widget is told about the site that it belongs to. */
export interface WidgetContext {
	/** Origin that links point to where the markup names none. */
	siteUrl: string;
	/** Where the email step POSTs where the markup names no endpoint; null simulates the sending. */
	endpoint: string | null;
}

/** The React source of the widget runs on Preact: docs/decisions/react-source-on-preact.md. */
export const preactAliases = {
	"react-dom/client": path("./widget/preact/react-dom-client.ts"),
	"react-dom/server": "preact-render-to-string",
	"react/jsx-runtime": path("./widget/preact/jsx-runtime.ts"),
	"react/jsx-dev-runtime": path("./widget/preact/jsx-runtime.ts"),
	react: path("./widget/preact/react.ts"),
};

/** What every build and test of the widget shares, whichever library renders it. */
export function widgetConfig({ siteUrl, endpoint }: WidgetContext): InlineConfig {
	return {
		root: path("./widget"),
		publicDir: false,
		plugins: [virtualModules(), packedCatalogue(), looseWords()],
		define: {
			__SITE_URL__: JSON.stringify(siteUrl),
			__QUIZ_ENDPOINT__: JSON.stringify(endpoint),
			__QUIZ_VERSION__: JSON.stringify(quizVersion()),
			"process.env.NODE_ENV": '"production"',
		},
		logLevel: "warn",
	};
}

// `npx vite build` builds the element alone; the site's build calls widget/build.ts, which adds the prerenderer.
export default defineConfig({
	...widgetConfig({ siteUrl: "https://liberation-education.example", endpoint: null }),
	resolve: { alias: preactAliases },
	build: {
		lib: { entry: path("./widget/define.ts"), formats: ["es"], fileName: "liberation-quiz" },
	},
});
