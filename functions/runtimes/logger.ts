import type { Logger } from "../ports.ts";

/** A line of JSON for each entry, as hosts collect them. */
export const consoleLogger: Logger = {
	log(entry) {
		console.log(JSON.stringify(entry));
	},
};
