import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildEnvironmentOptions, defineConfig, mergeConfig } from "vite";
import { translations } from "./shared/languages.ts";
import { readEnvironment } from "./site/eleventy/environment.ts";
import { preactAliases, widgetConfig } from "./widget/build-config.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/** A module: the name of its environment, its source and its file. */
type Module = readonly [name: string, source: string, file: string];

const others = translations().map(({ lang }) => lang);

/** The modules that the circle loads on demand. */
const PARTS: readonly Module[] = [
	["reader", "shared/circle/read-people.ts", "liberation-circle-reader.js"],
	["talk", "shared/circle/talk-en.ts", "liberation-circle-talk.js"],
	["sheets", "widget/circle/print.tsx", "liberation-circle-sheets.js"],
	...others.map(
		(lang): Module => [
			`talk_${lang}`,
			`shared/circle/${lang}/talk.ts`,
			`liberation-circle-talk.${lang}.js`,
		],
	),
];

const MODULES: readonly Module[] = [
	["client", "widget/quiz/define.ts", "liberation-quiz.js"],
	["circle", "widget/circle/define.ts", "liberation-circle.js"],
	...others.flatMap((lang): Module[] => [
		// The name tells widget/build-config.ts to leave out the English words.
		[lang, `widget/quiz/define.${lang}.ts`, `liberation-quiz.${lang}.js`],
		[`circle_${lang}`, `widget/circle/define.${lang}.ts`, `liberation-circle.${lang}.js`],
	]),
	...PARTS,
];

/** The files of the parts by the full path of their source. */
const PATHS = Object.fromEntries(
	PARTS.map(([, source, file]) => [resolve(root, source), `./embed/v1/${file}`]),
);

/** Builds a module that statically imports nothing. */
function moduleBuild([, entry, file]: Module, minify: boolean): BuildEnvironmentOptions {
	return {
		emptyOutDir: false,
		sourcemap: true,
		target: "es2022",
		lib: { entry, formats: ["es"], fileName: () => `embed/v1/${file}` },
		rolldownOptions: {
			external: Object.keys(PATHS).filter((path) => path !== resolve(root, entry)),
			output: {
				paths: PATHS,
				// Vite keeps the whitespace of an ES library unless this is set.
				minify,
				comments: false,
				sourcemapPathTransform: (source, map) =>
					relative(root, resolve(dirname(map), source)).replaceAll(sep, "/"),
			},
		},
	};
}

/**
 * `npx vite build` writes the modules of the quiz and the circle, for the site address and the forms endpoint of the
 * site's build; that build and releases use this file, too (widget/build.ts). Modules share no code: a browser that has
 * cached one of them from an earlier build would run a mixture.
 */
export default defineConfig(async ({ mode }) =>
	mergeConfig(widgetConfig(await readEnvironment()), {
		root,
		json: { stringify: false },
		resolve: { alias: preactAliases },
		build: { outDir: "dist" },
		builder: {},
		environments: Object.fromEntries(
			MODULES.map((module) => [
				module[0],
				{ consumer: "client", build: moduleBuild(module, mode === "production") },
			]),
		),
	}),
);
