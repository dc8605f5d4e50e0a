// Imported before tsx, whose loader would triple their loading time.
import "culori/fn";
import "vite";
import "zod";
// Registers the loader of TypeScript, which later imports need.
import "tsx/esm";

// React's production build renders three times as fast. React reads this once.
process.env.NODE_ENV = "production";

const { default: configureSite, config: buildConfig } = await import("./site/eleventy/config.ts");

/** `npm start` builds apart from dist/, which is for the real site. */
const START_OUTPUT = ".cache/site";
const output = process.env.ELEVENTY_RUN_MODE === "serve" ? START_OUTPUT : buildConfig.dir.output;

export const config = { ...buildConfig, dir: { ...buildConfig.dir, output } };

/**
 * The site with the delivery of its forms: `npm start` delivers to /desk/, a build is made by the settings
 * in .env and leaves compressed copies for the inbox's server.
 * @param {import("./site/eleventy/types.ts").EleventyConfig} eleventy
 */
export default async function configure(eleventy) {
	if (process.env.ELEVENTY_RUN_MODE === "serve") {
		const { localMiddleware } = await import("@liberation/inbox");
		const { adminMiddleware } = await import("./site/eleventy/admin.ts");
		const options = { databaseFile: ".cache/start.sqlite", root: START_OUTPUT };
		eleventy.setServerOptions({
			middleware: [localMiddleware(options), adminMiddleware(START_OUTPUT)],
			/** @param {{ localhostUrl: string }} server */
			messageOnStart: ({ localhostUrl }) => {
				// The first request installs the guard of own-host.ts behind live reload; it must be ours.
				fetch(localhostUrl).catch(() => undefined);
				return `The site is at ${localhostUrl}, its editor at ${localhostUrl}admin/, what its forms send at ${localhostUrl}desk/ (Ctrl+C stops it).`;
			},
		});
		return configureSite(eleventy);
	}
	// The delivery imports forms and the quiz.
	const { checkEverything } = await import("./site/eleventy/content.ts");
	await checkEverything();
	const { checkSiteSettings, loadEnvironment } = await import("@liberation/inbox");
	checkSiteSettings(loadEnvironment());
	const { ADMIN } = await import("./site/eleventy/headers.ts");
	const { buildAdmin, bundleAdmin } = await import("./site/eleventy/admin.ts");
	const { filesOf } = await import("./tools/files.ts");
	const { precompress } = await import("./site/eleventy/precompress.ts");
	const result = await configureSite(eleventy);
	// Bundled in parallel with the pages.
	const editor = bundleAdmin();
	eleventy.on("eleventy.after", async ({ directories: { output } }) => {
		await buildAdmin(output, editor);
		await precompress(output, filesOf(output, ""), (file) => {
			// Only the founder loads the editor, which is larger than the site.
			if (file.startsWith(`${ADMIN}/`)) return 5;
			// For pages quality 11 takes three times as long as 10, and saves 2.5%.
			return file.endsWith(".html") ? 10 : 11;
		});
	});
	return result;
}
