import type { Logger } from "./ports.ts";
import { SettingsError } from "./settings/read.ts";

/** The kind of an error, for logs and lists: its message may quote an address or a setting. */
export function kindOf(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	const code: unknown = "code" in error ? error.code : undefined;
	if (typeof code === "string") return code;
	// What fetch throws says in its cause what went wrong.
	return error.cause instanceof Error ? kindOf(error.cause) : error.name;
}

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
