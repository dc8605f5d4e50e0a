import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { translations } from "../../shared/languages.ts";
import type { EditorSettings } from "../admin/config.ts";
import type { Built } from "../admin/contents.ts";
import { readSources } from "../check/check.ts";
import { valueAt } from "../check/values.ts";
import { readRoutes } from "../rules/routes.ts";
import { editorOf, readEnvironment, readSite } from "./environment.ts";
import { ADMIN, ADMIN_HEADERS } from "./headers.ts";
import { LOGO } from "./icon.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CACHE = join(ROOT, ".cache", "admin");

/** What the editor is made of. */
const SOURCES = ["shared", "site/admin", "site/check", "site/pages", "site/rules", "site/schemas"];

/** Parts of the editor for fields that no schema of ours asks for: code and maps. */
const UNUSED = /^(?:@shikijs\/|leaflet|terra-draw).*$/;

/**
 * Takes out white space and comments alone. Most of the editor comes minified, and shortening the rest as well takes
 * two seconds for a twentieth of its size.
 */
const WHITESPACE = { compress: false, mangle: false, codegen: true };

/**
 * Bundles the editor when its sources have changed, which takes seconds.
 * @returns the folder of its files; undefined where site.json says that there is no editor
 */
export async function bundleAdmin(): Promise<string | undefined> {
	if (!editorOf(readSite())) return undefined;
	const bundle = join(CACHE, await hashOfSources());
	if (!existsSync(bundle)) await bundleInto(bundle);
	return bundle;
}

/**
 * Puts the editor into a built site, unless site.json says that there is none.
 * @param bundling - its bundle, where that was begun before
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

/** Items whose text doesn't tell their path. A draft stays out, because the site is public. */
const NAMELESS = /^site\/(?:_data\/(?:plans|programs|forms)|articles)\//;

async function builtContent(): Promise<Built> {
	const sources = readSources(ROOT)
		.filter(({ file }) => NAMELESS.test(file))
		.filter(({ data }) => valueAt(data, ["draft"]) !== true);
	const texts = Object.fromEntries(sources.map(({ file, text }) => [file, text]));
	return { routes: await readRoutes(), texts };
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * For `npm start`: the editor is bundled when somebody opens it. Its page is sent from here, because the
 * development server would make it reload with every save.
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
	// Another name until it is whole: a build that is stopped leaves nothing that looks finished.
	const unfinished = `${folder}.${process.pid}`;
	await mkdir(CACHE, { recursive: true });
	await build({
		configFile: false,
		root: join(ROOT, "site", "admin"),
		// Relative addresses: the same bundle works below any path, and on an origin of its own.
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
		// A name with a dot is of a bundle that another build is making.
		if (!old.includes(".")) await rm(join(CACHE, old), { recursive: true, force: true });
	}
	await rename(unfinished, folder);
}
