/** A text without the blanks and invisible characters at its ends, such as those that a phone's contacts add. */
export function withoutMarks(text: string): string {
	return /[^\s\p{DI}](?:.*[^\s\p{DI}])?/su.exec(text)?.[0] ?? "";
}

/** What mail can reach. */
const ADDRESS = /^(?![-./])(?!.*\.[.@])[\w.#$&'*+/=?^{}~-]{1,64}@(?:[a-z\d-]+\.)+[a-z][a-z\d-]+$/i;

/**
 * The email address that a text is, as mail servers take it: without marks at its ends, its domain in ASCII.
 * @returns "" where it is none
 */
export function addressIn(text: string): string {
	const [, local, domain] = /^([^@]+@)([^@/?#:\\]+)$/.exec(withoutMarks(text)) ?? [];
	try {
		const address = local + new URL(`http://${domain}`).hostname;
		return ADDRESS.test(address) ? address : "";
	} catch {
		return "";
	}
}
