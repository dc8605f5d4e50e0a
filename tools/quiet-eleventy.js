import { Eleventy } from "@11ty/eleventy";

/** Starts Eleventy as `npm start` does, logging only problems. */
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
