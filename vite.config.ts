import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildEnvironmentOptions, defineConfig, mergeConfig } from "vite";
import { translations } from "./shared/languages.ts";
import { readEnvironment } from "./site/eleventy/environment.ts";
import { preactAliases, widgetConfig } from "./widget/build-config.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/** What the circle imports when it is needed, by what the file's name says of it. */
const LATER = {
	reader: "shared/circle/read-people.ts",
	talk: "shared/circle/talk-en.ts",
	sheets: "widget/circle/print.tsx",
};

const others = translations().map(({ lang }) => lang);

const parts = Object.entries({
	...LATER,
	...Object.fromEntries(others.map((lang) => [`talk.${lang}`, `shared/circle/${lang}/talk.ts`])),
}).map(([name, source]) => ({
	name: name.replace(".", "_"),
	source: resolve(root, source),
	file: `embed/v1/liberation-circle-${name}.js`,
}));

/**
 * How one module is built that statically imports nothing.
 * @param entry - its source
 * @param file - its path in the folder of the site
 * @param later - the paths of the modules that it imports when they are needed, by the full path of their source
 */
function moduleBuild(
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

/**
 * `npx vite build` writes the modules of the quiz and of the circle, for the address and the forms endpoint that the
 * site's own build has; that build and releases use this file too (widget/build.ts). Each module is built by itself:
 * one that shared code with another would break where a browser has kept one of them from an earlier build.
 */
export default defineConfig(async ({ mode }) => {
	const minify = mode === "production";
	const paths = Object.fromEntries(parts.map(({ source, file }) => [source, `./${file}`]));
	return mergeConfig(widgetConfig(await readEnvironment()), {
		root,
		json: { stringify: false },
		resolve: { alias: preactAliases },
		build: { outDir: "dist" },
		builder: {},
		environments: {
			client: {
				build: moduleBuild("widget/quiz/define.ts", "embed/v1/liberation-quiz.js", minify),
			},
			circle: {
				consumer: "client",
				build: moduleBuild(
					"widget/circle/define.ts",
					"embed/v1/liberation-circle.js",
					minify,
					paths,
				),
			},
			...Object.fromEntries(
				others.flatMap((lang) => [
					[
						lang,
						{
							consumer: "client",
							build: moduleBuild(
								`widget/quiz/define.${lang}.ts`,
								`embed/v1/liberation-quiz.${lang}.js`,
								minify,
							),
						},
					],
					[
						`circle_${lang}`,
						{
							consumer: "client",
							build: moduleBuild(
								`widget/circle/define.${lang}.ts`,
								`embed/v1/liberation-circle.${lang}.js`,
								minify,
								paths,
							),
						},
					],
				]),
			),
			...Object.fromEntries(
				parts.map(({ name, source, file }) => [
					name,
					{ consumer: "client", build: moduleBuild(source, file, minify) },
				]),
			),
		},
	});
});
