import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildEnvironmentOptions, defineConfig, mergeConfig } from "vite";
import { translations } from "./shared/read-languages.ts";
import { readEnvironment } from "./site/eleventy/environment.ts";
import { preactAliases, widgetConfig } from "./widget/build-config.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/** A module to bundle: the name of its Vite environment, its source and its output file. */
type Module = readonly [name: string, source: string, file: string];

const others = translations().map(({ lang }) => lang);

/** The modules that others import dynamically. */
const PARTS: readonly Module[] = [
	["simulation", "widget/quiz/adapters/simulation.ts", "liberation-quiz-simulation.js"],
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
		// widget/build-config.ts leaves out the English words if the environment's name is a language code.
		[lang, `widget/quiz/define.${lang}.ts`, `liberation-quiz.${lang}.js`],
		[`circle_${lang}`, `widget/circle/define.${lang}.ts`, `liberation-circle.${lang}.js`],
	]),
	...PARTS,
];

/** The import paths of the dynamic modules, by the absolute path of their source. */
const PATHS = Object.fromEntries(
	PARTS.map(([, source, file]) => [resolve(root, source), `./embed/v1/${file}`]),
);

/** The build options of one module; the modules of `PARTS` stay external. */
function moduleBuild([, entry, file]: Module, minify: boolean): BuildEnvironmentOptions {
	return {
		emptyOutDir: false,
		sourcemap: true,
		target: "es2022",
		lib: { entry, formats: ["es"], fileName: () => `embed/v1/${file}` },
		rolldownOptions: {
			// Otherwise the stylesheet is in the script twice.
			optimization: { inlineConst: false },
			external: Object.keys(PATHS).filter((path) => path !== resolve(root, entry)),
			output: {
				paths: PATHS,
				// Vite keeps the whitespace of an ES library unless `minify` is set here.
				minify,
				comments: false,
				// On a server, where a partner's bundle may import the module, there is no such class to extend.
				banner: "const{HTMLElement=class{}}=globalThis;",
				sourcemapPathTransform: (source, map) =>
					relative(root, resolve(dirname(map), source)).replaceAll(sep, "/"),
			},
		},
	};
}

/**
 * `npx vite build` bundles the quiz and the circle, with the site's URL and forms endpoint from the environment. The
 * site's build and releases also use this file (widget/build.ts). Modules share no chunks, because a browser with a
 * chunk cached from an earlier build would mix two versions.
 */
export default defineConfig(async ({ mode }) =>
	mergeConfig(widgetConfig(await readEnvironment()), {
		root,
		json: { stringify: false },
		resolve: { alias: preactAliases },
		// With a shared configuration, Vite adds its preload helper to each module unless a library is named here too.
		build: { outDir: "dist", lib: { entry: "widget/quiz/define.ts" } },
		// Otherwise this file and its imports would be imported again for each module, and stay in Node's module cache.
		builder: { sharedConfigBuild: true },
		environments: Object.fromEntries(
			MODULES.map((module) => [
				module[0],
				{ consumer: "client", build: moduleBuild(module, mode === "production") },
			]),
		),
	}),
);
