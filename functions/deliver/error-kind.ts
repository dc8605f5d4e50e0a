/** The kind of an error, for logs and lists: its message may quote an address or a setting. */
export function kindOf(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	const code: unknown = "code" in error ? error.code : undefined;
	return typeof code === "string" ? code : error.name;
}
