import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type BuildEnvironment, build, createBuilder, type InlineConfig, mergeConfig } from "vite";
import type { Words } from "../shared/quiz/translation.ts";
import { writeApiFiles } from "./api/files.ts";
import { stylesOf, type WidgetContext, widgetConstants } from "./build-config.ts";
import type { prerender } from "./quiz/prerender.tsx";
import { type EmbedVersions, MOVING, moduleFile, publishVersions } from "./versions.ts";

const here = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export { circleRoles } from "./build-config.ts";

export interface WidgetBuildOptions extends WidgetContext {
	outDir: string;
	mode: "production" | "development";
	/** Whether to build the circle as well as the quiz (default: true). */
	withCircle?: boolean;
}

export interface WidgetBuild {
	/** The URL path of the quiz's module in a language. */
	scriptPath(lang: string): string;
	circlePath(lang: string): string;
	/** The CSS in the prerendered shadow root, whose hash the Content Security Policy allows. */
	style: string;
	versions: EmbedVersions;
	/** Prerenders the element as HTML with a declarative shadow root. */
	prerender(words: Words, attributes: Readonly<Record<string, string>>): string;
}

/**
 * Builds the quiz and the circle into the site's output folder: their modules with source maps, and every version that
 * partners can pin. The result includes the prerender function.
 */
export async function buildWidget(options: WidgetBuildOptions): Promise<WidgetBuild> {
	const { mode, withCircle = true } = options;
	const outDir = resolve(options.outDir);
	const config: InlineConfig = {
		configFile: here("../vite.config.ts"),
		configLoader: "native",
		mode,
		define: widgetConstants(options),
	};
	const modules = mergeConfig(config, { build: { outDir } });
	const [module] = await Promise.all([
		buildPrerenderer(config),
		buildModules(modules, withCircle),
		// `npm start` skips this step, because it does not install the analyzer.
		mode === "production" && writeApiFiles(join(outDir, dirname(MOVING))),
	]);
	return {
		scriptPath: (lang) => `/${dirname(MOVING)}/${moduleFile("quiz", lang)}`,
		circlePath: (lang) => `/${dirname(MOVING)}/${moduleFile("circle", lang)}`,
		style: stylesOf("opening"),
		versions: await publishVersions(outDir),
		prerender: module.prerender,
	};
}

async function buildModules(config: InlineConfig, withCircle: boolean): Promise<void> {
	const builder = await createBuilder(config);
	const ofQuiz = ({ config: { build } }: BuildEnvironment) =>
		build.lib && String(build.lib.entry).startsWith("widget/quiz/");
	await Promise.all(
		Object.values(builder.environments)
			.filter((module) => withCircle || ofQuiz(module))
			.map((module) => builder.build(module)),
	);
}

async function buildPrerenderer(config: InlineConfig): Promise<{ prerender: typeof prerender }> {
	const outDir = here("../.cache/widget/");
	await build(
		mergeConfig(config, {
			build: {
				lib: false,
				ssr: here("./quiz/prerender.tsx"),
				outDir,
				rolldownOptions: { output: { entryFileNames: "prerender.js" } },
			},
			ssr: { noExternal: true },
		}),
	);
	// A unique query string bypasses Node's module cache, which would return the first build's module.
	return import(
		`${pathToFileURL(join(outDir, "prerender.js")).href}?build=${process.hrtime.bigint()}`
	);
}
