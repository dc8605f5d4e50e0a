/*
 * `npm start`: the site with live reload, at the port that is named or 8080. It prints the addresses and problems;
 * Eleventy's own lines about each file stay away.
 */
import "tsx/esm";
import { Eleventy } from "@11ty/eleventy";

const DEFAULT_PORT = 8080;

const eleventy = new Eleventy("site", "dist", {
	configPath: "eleventy.config.js",
	quietMode: true,
	runMode: "serve",
});
const ignore = () => undefined;
eleventy.logger.overrideLogger({ ...console, log: ignore, info: ignore });
await eleventy.init();
await eleventy.watch();
await eleventy.serve(process.argv[2] ?? DEFAULT_PORT);

// Schemas are for editors: nobody waits for them.
await import("./schemas.ts");
