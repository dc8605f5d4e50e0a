import type { Logger } from "../ports.ts";
import { SettingsError } from "../settings/read.ts";

/** Returns an error's code or name for logs. The message isn't logged, because it may quote an address or a secret. */
export function errorCode(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	const code: unknown = "code" in error ? error.code : undefined;
	if (typeof code === "string") return code;
	// An error of fetch() has the actual error as its `cause`.
	return error.cause instanceof Error ? errorCode(error.cause) : error.name;
}

/** Logs each entry as a line of JSON. */
export const consoleLogger: Logger = {
	log(entry) {
		console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));
	},
};

/** Logs why the delivery can't start. Only a SettingsError is logged with its message, which contains no secret. */
export function logFailure(error: unknown, logger: Logger): void {
	if (error instanceof SettingsError) console.error(error.message);
	else logger.log({ event: "error", reason: errorCode(error) });
}
