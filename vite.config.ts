import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildEnvironmentOptions, defineConfig, mergeConfig, type UserConfig } from "vite";
import { readEnvironment } from "./site/eleventy/environment.ts";
import { preactAliases, widgetConfig } from "./widget/build-config.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/**
 * How an element is built, for the address and the forms endpoint that the site's own build has. That build, releases
 * and the npm package use these configurations too: widget/build.ts.
 * @param more - what is built, given whether it is to be minified
 */
export function elementBuild(more: (minify: boolean) => UserConfig) {
	return defineConfig(async ({ mode }) =>
		mergeConfig(
			mergeConfig(widgetConfig(await readEnvironment()), {
				root,
				json: { stringify: false },
				resolve: { alias: preactAliases },
				build: { outDir: "dist" },
			}),
			more(mode === "production"),
		),
	);
}

/**
 * How one module is built that statically imports nothing.
 * @param entry - its source
 * @param file - its path in the folder of the site
 * @param later - the paths of the modules that it imports when they are needed, by the full path of their source
 */
export function moduleBuild(
	entry: string,
	file: string,
	minify: boolean,
	later: Readonly<Record<string, string>> = {},
): BuildEnvironmentOptions {
	return {
		emptyOutDir: false,
		sourcemap: true,
		target: "es2022",
		lib: { entry, formats: ["es"], fileName: () => file },
		rolldownOptions: {
			external: Object.keys(later),
			output: {
				paths: later,
				// Vite minifies the spaces of an ES library only when it is told so here.
				minify,
				comments: false,
				sourcemapPathTransform: (source, map) =>
					relative(root, resolve(dirname(map), source)).replaceAll(sep, "/"),
			},
		},
	};
}

/** `npx vite build` writes the quiz's module. */
export default elementBuild((minify) => ({
	build: moduleBuild("widget/define.ts", "embed/v1/liberation-quiz.js", minify),
}));
