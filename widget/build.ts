import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, createBuilder, type InlineConfig, mergeConfig } from "vite";
import type { Words } from "../shared/quiz/words.ts";
import { writeApiFiles } from "./api/files.ts";
import { type WidgetContext, widgetConstants } from "./build-config.ts";
import { openingStyles } from "./build-plugins.ts";
import type { prerender } from "./quiz/prerender.tsx";
import {
	circleModule,
	type EmbedVersions,
	publishVersions,
	quizModule,
	MOVING as SCRIPT,
} from "./versions.ts";

const here = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export { circleRoles } from "./build-plugins.ts";

export interface WidgetBuildOptions extends WidgetContext {
	/** Folder of the built site. */
	outDir: string;
	mode: "production" | "development";
	/** Whether the circle is built as well; true by default. */
	withCircle?: boolean;
}

export interface WidgetBuild {
	/** Path of the quiz's module in a language, from the site's root. */
	scriptPath(lang: string): string;
	/** Path of the circle's. */
	circlePath(lang: string): string;
	/** What stands as a style in a prerendered shadow root. */
	style: string;
	/** Every version of the script, the newest among them. */
	versions: EmbedVersions;
	/** The element with these attributes as HTML, its landing and first question in a declarative shadow root. */
	prerender(words: Words, attributes: Readonly<Record<string, string>>): string;
}

/**
 * Builds the quiz and the circle into a built site's folder: their modules with source maps, every version that
 * partners can pin, and the function that prerenders it, with the same library that ships.
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
	const [style, module] = await Promise.all([
		openingStyles(),
		buildPrerenderer(config),
		buildModules(mergeConfig(config, { build: { outDir } }), withCircle),
		// `npm start` has neither the compiler nor the analyzer, and shows the files to nobody.
		mode === "production" && writeApiFiles(join(outDir, dirname(SCRIPT))),
	]);
	return {
		scriptPath: (lang) => `/${dirname(SCRIPT)}/${quizModule(lang)}`,
		circlePath: (lang) => `/${dirname(SCRIPT)}/${circleModule(lang)}`,
		style,
		versions: await publishVersions(outDir),
		prerender: (words, attributes) => module.prerender({ words, attributes, style }),
	};
}

async function buildModules(config: InlineConfig, withCircle: boolean): Promise<unknown> {
	// This builds the quiz alone, the builder every module.
	return withCircle ? (await createBuilder(config)).buildApp() : build(config);
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
	// The query makes each build a module of its own to Node, which would keep the first one.
	return import(
		`${pathToFileURL(join(outDir, "prerender.js")).href}?build=${process.hrtime.bigint()}`
	);
}
