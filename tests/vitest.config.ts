import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import { mergeConfig } from "vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { launchOptions } from "../tools/chromium.js";
import { preactAliases, widgetConfig, widgetConstants } from "../widget/build-config.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
// The limits are generous, because they only end tests that hang, also on a busy machine.
const TIMEOUT_MS = 60_000;
const timeouts = {
	testTimeout: TIMEOUT_MS,
	hookTimeout: TIMEOUT_MS,
	// Of `expect.poll` and `expect.element`, which by default give up after a second.
	expect: { poll: { timeout: TIMEOUT_MS / 2 } },
};
const CONTEXT = { siteUrl: "https://site.test", formsEndpoint: null };

/** The component tests, in Chromium. On Preact, which ships, all run but the one whose page is React's. */
function componentProject(
	name: "preact" | "react" | "long-react",
	files: string,
): TestProjectInlineConfiguration {
	return mergeConfig(widgetConfig(CONTEXT), {
		root,
		cacheDir: `.cache/vitest-${name}`,
		...(name === "preact" && { resolve: { alias: preactAliases } }),
		test: {
			name,
			...timeouts,
			include: [`tests/component/${files}.test.ts`],
			// Tests of the documented parts and states run on Preact alone.
			...(name === "preact" && { globalSetup: "tests/component/manifest.setup.ts" }),
			browser: {
				enabled: true,
				headless: true,
				screenshotFailures: false,
				provider: playwright({ launchOptions: launchOptions() }),
				instances: [{ browser: "chromium" }],
			},
		},
	});
}

/** Files that take about ten seconds or more, the longest first: started last, one would leave the other cores idle. */
const LONGEST = ["year", "chaos", "move", "d1", "content-check", "worker", "connections"];

/** Runs one project after the other, because each project's workers import everything anew; the slowest first. */
class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const place = ({ project, moduleId }: TestSpecification) => {
			const index = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
			return (project.name === "unit" ? 0 : 100) + (index < 0 ? LONGEST.length : index);
		};
		return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
	}
}

export default defineConfig({
	root,
	test: {
		sequence: { sequencer: LongestFirst },
		...timeouts,
		maxWorkers: "100%",
		projects: [
			{
				extends: true,
				define: widgetConstants(CONTEXT),
				test: {
					name: "unit",
					environment: "node",
					include: ["tests/unit/**/*.test.{ts,tsx}"],
					setupFiles: ["inbox/tests/seed.ts"],
					// Files share their imports, which halves the time. So no test mocks a module (what varies is an
					// argument), and each file restores what it stubs.
					isolate: false,
					// The package imports JSON in a way that only bundlers support.
					server: { deps: { inline: ["@actions/workflow-parser"] } },
				},
			},
			"inbox/tests/vitest.config.ts",
			componentProject("preact", "**/!(react-host)"),
			componentProject("react", "quiz/react-host"),
			// What only `npm run test:long` runs. The source is plain React, so it runs on React, too.
			componentProject("long-react", "quiz/{attributes,analytics,questions}"),
			{
				extends: true,
				test: { name: "long", environment: "node", include: ["tests/long/**/*.test.ts"] },
			},
		],
	},
});
