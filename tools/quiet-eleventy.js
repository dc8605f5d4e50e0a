import { Eleventy } from "@11ty/eleventy";

/** The site's Eleventy as `npm start` runs it: it logs problems alone. */
export async function startQuietEleventy() {
	const eleventy = new Eleventy(undefined, undefined, {
		configPath: "eleventy.config.js",
		quietMode: true,
		runMode: "serve",
	});
	const ignore = () => undefined;
	eleventy.logger.overrideLogger({ ...console, log: ignore, info: ignore });
	await eleventy.init();
	return eleventy;
}
