import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { translations } from "../../shared/read-languages.ts";
import type { EditorSettings } from "../admin/config.ts";
import type { Built } from "../admin/contents.ts";
import { readSources } from "../check/check.ts";
import { select, valueAt } from "../check/values.ts";
import { readRoutes } from "../domain/routes.ts";
import { editorOf, readEnvironment, readSite } from "./environment.ts";
import { ADMIN, ADMIN_HEADERS } from "./headers.ts";
import { LOGO } from "./icon.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CACHE = join(ROOT, ".cache", "admin");

/** Folders whose changes require a new bundle. */
const SOURCES = [
	"shared",
	...["admin", "check", "domain", "pages", "schemas", "sections", "styles"].map(
		(each) => `site/${each}`,
	),
];

/** Packages that Sveltia imports for code highlighting and maps, which no schema uses. */
const UNUSED = /^(?:@shikijs\/|leaflet|terra-draw).*$/;

/** Minifies only whitespace and comments: mangling takes two more seconds and saves 5%. */
const WHITESPACE = { compress: false, mangle: false, codegen: true };

/**
 * Bundles the editor if its sources have changed.
 * @returns the bundle's folder; undefined if this build has no editor (`editorOf`)
 */
export async function bundleAdmin(): Promise<string | undefined> {
	if (!editorOf(readSite())) return undefined;
	const bundle = join(CACHE, await hashOfSources());
	if (!existsSync(bundle)) await bundleInto(bundle);
	return bundle;
}

/**
 * Writes the editor into a built site, unless this build has no editor (`editorOf`).
 * @param bundling - the result of an earlier call of `bundleAdmin`
 */
export async function buildAdmin(outDir: string, bundling = bundleAdmin()): Promise<boolean> {
	const site = readSite();
	const editor = editorOf(site);
	const bundle = await bundling;
	if (!editor || !bundle) return false;
	const { siteUrl } = readEnvironment();
	const languages = translations().map(({ lang, name }) => ({ lang, name }));
	const settings: EditorSettings = { ...editor, siteUrl, siteName: site.name, languages };
	await cp(bundle, join(outDir, ADMIN), { recursive: true });
	await writeFile(join(outDir, ADMIN, "settings.json"), JSON.stringify(settings));
	await writeFile(join(outDir, ADMIN, "content.json"), JSON.stringify(await builtContent()));
	await writeFile(join(outDir, ADMIN, "icon.svg"), LOGO);
	return true;
}

/** Matches files that don't contain their slug, so that the editor can't derive their paths. */
const WITHOUT_SLUG = /^site\/(?:_data\/(?:plans|programs)|articles)\//;

async function builtContent(): Promise<Built> {
	const all = readSources(ROOT);
	const kinds = all.flatMap(({ data }) => select(data, ["sections", "*", "kind"]));
	const uses: Record<string, number> = {};
	for (const { value } of kinds) uses[String(value)] = (uses[String(value)] ?? 0) + 1;
	const sources = all
		.filter(({ file }) => WITHOUT_SLUG.test(file))
		.filter(({ data }) => valueAt(data, ["draft"]) !== true);
	const texts = Object.fromEntries(sources.map(({ file, text }) => [file, text]));
	return { routes: await readRoutes(), texts, uses };
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves the editor's page during `npm start`, and bundles the editor on a request if its sources have changed.
 * Eleventy's server would add live reload, which would reload the editor after every save.
 */
export function adminMiddleware(outDir: string): Middleware {
	return ({ url = "" }, response, next) => {
		const path = url.replace(/[?#].*/, "");
		if (path === `/${ADMIN}`) return response.writeHead(302, { Location: `/${ADMIN}/` }).end();
		if (path !== `/${ADMIN}/`) return next();
		buildAdmin(outDir)
			.then(async (isBuilt) => {
				if (!isBuilt) return next();
				const html = await readFile(join(outDir, ADMIN, "index.html"));
				response.writeHead(200, { ...ADMIN_HEADERS, "Content-Type": "text/html; charset=utf-8" });
				response.end(html);
			})
			.catch((error: unknown) => {
				console.error(error);
				response.writeHead(500).end("The editor could not be built; the terminal says why.");
			});
	};
}

async function hashOfSources(): Promise<string> {
	const hash = createHash("sha256");
	for (const folder of SOURCES) {
		const entries = await readdir(join(ROOT, folder), { recursive: true });
		for (const entry of entries.filter((each) => /\.(?:ts|css|html)$/.test(each)).sort()) {
			hash.update(entry).update(await readFile(join(ROOT, folder, entry)));
		}
	}
	hash.update(await readFile(join(ROOT, "package-lock.json")));
	return hash.digest("hex").slice(0, 16);
}

async function bundleInto(folder: string): Promise<void> {
	// The folder is renamed when complete, so that an interrupted build leaves no partial bundle.
	const unfinished = `${folder}.${process.pid}`;
	await mkdir(CACHE, { recursive: true });
	await build({
		configFile: false,
		root: join(ROOT, "site", "admin"),
		// Relative URLs let the bundle work below any path.
		base: "./",
		publicDir: false,
		logLevel: "warn",
		resolve: { alias: [{ find: UNUSED, replacement: join(ROOT, "site/admin/unused.ts") }] },
		build: {
			outDir: unfinished,
			emptyOutDir: true,
			target: "es2022",
			modulePreload: false,
			assetsInlineLimit: 0,
			minify: false,
			rolldownOptions: { output: { minify: WHITESPACE } },
			chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
		},
	});
	for (const old of await readdir(CACHE)) {
		// A folder with a dot in its name is kept, because another running build may be writing to that folder.
		if (!old.includes(".")) await rm(join(CACHE, old), { recursive: true, force: true });
	}
	await rename(unfinished, folder);
}
