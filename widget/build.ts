import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { minify } from "terser";
import { build, mergeConfig, type Plugin } from "vite";
import { preactAliases, widgetConfig } from "../vite.config.ts";
import { writeApiFiles } from "./api/files.ts";
import { leanPreact } from "./build-lean-preact.ts";
import { onlyTextProperties, quizStyles } from "./build-plugins.ts";
import type { prerender } from "./prerender.tsx";
import { type EmbedVersions, publishVersions, MOVING as SCRIPT } from "./versions.ts";

const here = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export interface WidgetBuildOptions {
	/** Origin of the site, and path prefix if any, without a trailing slash. */
	siteUrl: string;
	/** Base address of the site's forms, or null where there is none: the email step posts to `{formsEndpoint}/quiz`. */
	formsEndpoint: string | null;
	/** Folder of the built site. */
	outDir: string;
	mode: "production" | "development";
}

export interface WidgetBuild {
	/** Path from the site's root. */
	scriptPath: string;
	/** Path of the stylesheet that a prerendered shadow root links. */
	stylesheetPath: string;
	/** Every version of the script, the newest among them. */
	versions: EmbedVersions;
	/** The element with these attributes as HTML, its landing in a declarative shadow root. */
	prerender(attributes: Readonly<Record<string, string>>): string;
}

/**
 * Builds the quiz element into a built site's folder: its module with source map, every version of it that partners can
 * pin, the stylesheet of prerendered roots, and the function that prerenders it, with the same library that ships.
 */
export async function buildWidget(options: WidgetBuildOptions): Promise<WidgetBuild> {
	const { formsEndpoint, siteUrl } = options;
	const outDir = resolve(options.outDir);
	const shared = mergeConfig(
		widgetConfig({ siteUrl, endpoint: formsEndpoint && `${formsEndpoint}/quiz` }),
		{
			configFile: false,
			mode: options.mode,
			resolve: { alias: preactAliases },
			// Plain createElement calls: 0.1 kB (brotli) less than the automatic runtime's.
			oxc: { jsx: { runtime: "classic", pragma: "createElement", pragmaFrag: "Fragment" } },
			build: {
				emptyOutDir: false,
				rolldownOptions: {
					transform: {
						inject: { createElement: ["react", "createElement"], Fragment: ["react", "Fragment"] },
					},
				},
			},
		},
	);
	const [stylesheetPath, module] = await Promise.all([
		writeStylesheet(outDir),
		buildPrerenderer(shared),
		build(mergeConfig(shared, moduleConfig(outDir, options.mode))),
		writeApiFiles(join(outDir, dirname(SCRIPT))),
	]);
	return {
		scriptPath: `/${SCRIPT}`,
		stylesheetPath,
		versions: await publishVersions(outDir),
		prerender: (attributes) => module.prerender({ attributes, stylesheetPath }),
	};
}

function moduleConfig(outDir: string, mode: WidgetBuildOptions["mode"]) {
	return {
		plugins: [leanPreact(), ...(mode === "production" ? [onlyTextProperties(), terser()] : [])],
		build: {
			outDir,
			sourcemap: true,
			target: "es2022",
			lib: { entry: here("./define.ts"), formats: ["es"], fileName: () => SCRIPT },
			// A library build minifies ES output, and drops the marks for other bundlers, only when told so here.
			rolldownOptions: {
				output: {
					minify: mode === "production",
					comments: false,
					sourcemapPathTransform: fromRoot,
				},
			},
		},
	};
}

/** A source's path in the repository, wherever its map is built into. */
function fromRoot(source: string, map: string): string {
	return relative(here("../"), resolve(dirname(map), source)).replaceAll(sep, "/");
}

async function buildPrerenderer(shared: object): Promise<{ prerender: typeof prerender }> {
	const outDir = here("../.cache/widget/");
	await build(
		mergeConfig(shared, {
			build: {
				ssr: here("./prerender.tsx"),
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

/** Terser after the bundler's own minifier: the two together get 1.5% (brotli) below either. */
function terser(): Plugin {
	return {
		name: "liberation-quiz-terser",
		async generateBundle(_, bundle) {
			for (const chunk of Object.values(bundle)) {
				if (chunk.type !== "chunk") continue;
				const { code, map } = await minify(chunk.code, {
					module: true,
					ecma: 2020,
					// The names that Preact's source keeps to itself; those on nodes stay, as a page may give all nodes a "t".
					mangle: { properties: { regex: /^_(?!children|listeners|attached|refCleanup)[a-z]/i } },
					compress: { passes: 4, unsafe_arrows: true, keep_fargs: false },
					sourceMap: { content: JSON.stringify(chunk.map), asObject: true },
				});
				if (code) chunk.code = code;
				if (chunk.map && typeof map === "object") chunk.map = Object.assign(chunk.map, map);
			}
		},
	};
}

async function writeStylesheet(outDir: string): Promise<string> {
	const css = await quizStyles();
	const hash = createHash("sha256").update(css).digest("hex").slice(0, 8);
	await mkdir(join(outDir, "assets"), { recursive: true });
	await writeFile(join(outDir, `assets/quiz.${hash}.css`), css);
	return `/assets/quiz.${hash}.css`;
}
