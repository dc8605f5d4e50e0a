/** A text without the blanks and invisible characters at its ends, such as those that a phone's contacts add. */
export function withoutMarks(text: string): string {
	// The last one is Braille's blank.
	return /[^\s\p{DI}\u2800](?:.*[^\s\p{DI}\u2800])?\p{VS}?/su.exec(text)?.[0] ?? "";
}

/** Whether a text is an address with letters before its @ that mail servers need not take (RFC 6531), such as é. */
export function isBeyondAscii(text: string): boolean {
	const [local = "", domain] = withoutMarks(text).split(/[@＠]/);
	return domain !== undefined && /[^ -~]/.test(local);
}

/** What mail can reach: a mailbox, and no route, command or option, at a name of the internet. */
const ADDRESS =
	/^(?![-./])(?!.*\.[.@])[\w.#$&'*+/=?^{}~-]{1,64}@(?:[a-z\d-]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

/** Top-level domains that lead nowhere (RFC 6761, RFC 6762, RFC 7686, RFC 8375, ICANN's "internal"). */
const NOWHERE = /\.(?:local(?:host|domain)?|lan|home|corp|intranet|internal|invalid|onion|arpa)$/;

/**
 * The email address that a text is, as mail servers take it: without marks at its ends, its domain in ASCII.
 * @returns "" where it is none
 */
export function addressIn(text: string): string {
	const [, local, domain] = /^([^@]+@)([^@/?#:\\%\s\p{Cc}]+)$/u.exec(withoutMarks(text)) ?? [];
	try {
		const address = local + new URL(`http://${domain}`).hostname;
		return ADDRESS.test(address) && !NOWHERE.test(address) ? address : "";
	} catch {
		return "";
	}
}
