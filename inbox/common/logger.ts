import type { Logger } from "../ports.ts";

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
