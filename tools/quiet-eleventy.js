import { Eleventy } from "@11ty/eleventy";
import { START_OUTPUT } from "./start-output.js";

/**
 * The site's Eleventy as `npm start` runs it, ready for use. It prints problems; its own lines about each file stay
 * away.
 */
export async function startQuietEleventy() {
	const eleventy = new Eleventy("site", START_OUTPUT, {
		configPath: "eleventy.config.js",
		quietMode: true,
		runMode: "serve",
	});
	const ignore = () => undefined;
	eleventy.logger.overrideLogger({ ...console, log: ignore, info: ignore });
	await eleventy.init();
	return eleventy;
}
