import { words } from "./content.ts";
import { jsonRefusal } from "./http/answers.ts";
import type { Handler } from "./ports.ts";
import { SettingsError } from "./settings.ts";

/** When a host whose settings are being mended is worth another try, in seconds. */
const RETRY_AFTER = 300;

/**
 * The handler, or where it can't be made one that asks to try again later: a browser keeps what was written.
 * Only the host's log says what is missing.
 */
export async function handlerOr503(make: () => Handler | Promise<Handler>): Promise<Handler> {
	try {
		return await make();
	} catch (error) {
		console.error(error instanceof SettingsError ? error.message : error);
		const message = words.faults.notSent;
		return async () => jsonRefusal({ status: 503, message, retryAfter: RETRY_AFTER });
	}
}
