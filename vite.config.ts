import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vite";
import { readEnvironment } from "./site/build/environment.ts";
import { preactAliases, widgetConfig } from "./widget/build-config.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/**
 * How the quiz is built: `npx vite build` writes the module that ships, for the address and the forms endpoint that
 * the site's own build has. That build, releases and the npm package use this file too: widget/build.ts.
 */
export default defineConfig(async ({ mode }) =>
	mergeConfig(widgetConfig(await readEnvironment()), {
		root,
		json: { stringify: false },
		resolve: { alias: preactAliases },
		build: {
			outDir: "dist",
			emptyOutDir: false,
			sourcemap: true,
			target: "es2022",
			lib: {
				entry: "widget/define.ts",
				formats: ["es"],
				fileName: () => "embed/v1/liberation-quiz.js",
			},
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
