import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vite";
import { readEnvironment } from "./site/build/environment.ts";
import { preactAliases, widgetConfig } from "./widget/build-config.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/**
 * How an element is built into one module that imports nothing, for the address and the forms endpoint that the
 * site's own build has. That build, releases and the npm package use these configurations too: widget/build.ts.
 * @param entry - the module that defines the element
 * @param file - path of what is built in the folder of the site
 */
export function elementBuild(entry: string, file: string) {
	return defineConfig(async ({ mode }) =>
		mergeConfig(widgetConfig(await readEnvironment()), {
			root,
			json: { stringify: false },
			resolve: { alias: preactAliases },
			build: {
				outDir: "dist",
				emptyOutDir: false,
				sourcemap: true,
				target: "es2022",
				lib: { entry, formats: ["es"], fileName: () => file },
				rolldownOptions: {
					output: {
						// Vite minifies the spaces of an ES library only when it is told so here.
						minify: mode === "production",
						comments: false,
						sourcemapPathTransform: (source: string, map: string) =>
							relative(root, resolve(dirname(map), source)).replaceAll(sep, "/"),
					},
				},
			},
		}),
	);
}

/** `npx vite build` writes the quiz's module. */
export default elementBuild("widget/define.ts", "embed/v1/liberation-quiz.js");
