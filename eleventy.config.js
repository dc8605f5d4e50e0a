// These imports come before tsx, because its loader would triple their loading time.
import "culori/fn";
import "vite";
import "zod";
// Registers the TypeScript loader for the imports below.
import "tsx/esm";

// React's production build renders three times as fast. React reads `NODE_ENV` once, on import.
process.env.NODE_ENV = "production";

const { default: configureSite, config: buildConfig } = await import("./site/eleventy/config.ts");

/** `npm start` builds into a folder of its own, so it never overwrites the deployable build in dist/. */
const START_OUTPUT = ".cache/site";
const output = process.env.ELEVENTY_RUN_MODE === "serve" ? START_OUTPUT : buildConfig.dir.output;

export const config = { ...buildConfig, dir: { ...buildConfig.dir, output } };

/**
 * Configures Eleventy. `npm start` serves the site and stores form submissions for /desk/. A build uses the settings in
 * .env, bundles the editor and compresses the files; with PAGES_ONLY, as tests of other settings set it, it does neither
 * of the last two, which take half of the time.
 * @param {import("./site/eleventy/types.ts").EleventyConfig} eleventy
 */
export default async function configure(eleventy) {
	if (process.env.ELEVENTY_RUN_MODE === "serve") {
		const { localMiddleware } = await import("@liberation/inbox");
		const { adminMiddleware } = await import("./site/eleventy/admin.ts");
		const options = { databaseFile: ".cache/start-desk.sqlite", root: START_OUTPUT };
		eleventy.setServerOptions({
			middleware: [localMiddleware(options), adminMiddleware(START_OUTPUT)],
			/** @param {{ localhostUrl: string }} server */
			messageOnStart: ({ localhostUrl }) => {
				// This first HTTP request makes own-host.ts start to guard the WebSocket of live reload.
				fetch(localhostUrl).catch(() => undefined);
				return `The site is at ${localhostUrl}, its editor at ${localhostUrl}admin/, what its forms send at ${localhostUrl}desk/ (Ctrl+C stops it).`;
			},
		});
		return configureSite(eleventy);
	}
	// Content is checked before @liberation/inbox is imported, because that package imports forms and quiz content.
	const { checkEverything } = await import("./site/eleventy/content.ts");
	await checkEverything();
	const { checkSiteSettings, loadEnvironment } = await import("@liberation/inbox");
	loadEnvironment(checkSiteSettings);
	const { ADMIN } = await import("./site/eleventy/headers.ts");
	const { buildAdmin, bundleAdmin } = await import("./site/eleventy/admin.ts");
	const { filesOf } = await import("./tools/files.ts");
	const { precompress } = await import("./site/eleventy/precompress.ts");
	const result = await configureSite(eleventy);
	if (process.env.PAGES_ONLY) return result;
	// The editor's bundle builds in parallel with the pages.
	const editor = bundleAdmin();
	eleventy.on("eleventy.after", async ({ directories: { output } }) => {
		await buildAdmin(output, editor);
		await precompress(output, filesOf(output, ""), (file) => {
			// The editor is larger than the site, and only the founder loads it: fast compression is enough.
			if (file.startsWith(`${ADMIN}/`)) return 5;
			// For HTML, Brotli quality 11 takes three times as long as 10 and saves only 2.5%.
			return file.endsWith(".html") ? 10 : 11;
		});
	});
	return result;
}
