import { kindOf } from "../deliver/error-kind.ts";
import type { Logger } from "../ports.ts";
import { SettingsError } from "../settings/read.ts";

/** A line of JSON for each entry, with its time, as hosts collect them. */
export const consoleLogger: Logger = {
	log(entry) {
		console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));
	},
};

/** Logs why the delivery can't be opened. Only a settings error shows its message: it holds no secret. */
export function logFailure(error: unknown, logger: Logger): void {
	if (error instanceof SettingsError) console.error(error.message);
	else logger.log({ event: "error", reason: kindOf(error) });
}
