import { z } from "zod";
import { origin } from "../shared/content/fields.ts";
import { words } from "./content.ts";
import { jsonRefusal } from "./http/answers.ts";
import type { Handler, Logger } from "./ports.ts";
import { SettingsError } from "./settings.ts";

/* What the adapters of all hosts have in common. */

/** Where the build writes the origins of the partners, for hosts that have no folder of content to read. */
export const ORIGINS_PATH = "/embed/origins.json";

const originsSchema = z.object({ origins: z.array(origin) });

/** When a host whose settings are being mended is worth another try, in seconds. */
const RETRY_AFTER = 300;

/** A line of JSON for each request, as hosts collect them. */
export const consoleLogger: Logger = {
	log(entry) {
		console.log(JSON.stringify(entry));
	},
};

/**
 * Reads what the build wrote of the partners' origins.
 * @throws ZodError or SyntaxError where it is something else
 */
export function parseOrigins(text: string): readonly string[] {
	return originsSchema.parse(JSON.parse(text)).origins;
}

/**
 * The handler, or where it can't be made one that asks to try again later: a browser keeps what was written.
 * Only the host's log says what is missing.
 */
export async function handlerOr503(make: () => Promise<Handler>): Promise<Handler> {
	try {
		return await make();
	} catch (error) {
		console.error(error instanceof SettingsError ? error.message : error);
		const message = words.faults.notSent;
		return async () => jsonRefusal({ status: 503, message, retryAfter: RETRY_AFTER });
	}
}
