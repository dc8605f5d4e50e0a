/** The kind of an error, for logs and lists: its message may quote an address or a setting. */
export function kindOf(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	const code: unknown = "code" in error ? error.code : undefined;
	if (typeof code === "string") return code;
	// What fetch throws says in its cause what went wrong.
	return error.cause instanceof Error ? kindOf(error.cause) : error.name;
}
