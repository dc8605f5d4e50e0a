/** Trims spaces and invisible characters, such as those that a phone's contacts app adds. */
export function withoutMarks(text: string): string {
	// U+2800 is the Braille blank, which is invisible but matches neither `\s` nor `\p{DI}`.
	return /[^\s\p{DI}\u2800](?:.*[^\s\p{DI}\u2800])?\p{VS}?/su.exec(text)?.[0] ?? "";
}

/**
 * Whether the local part of an email address has non-ASCII characters, which mail servers need not support (RFC 6531).
 */
export function isBeyondAscii(text: string): boolean {
	const [local = "", domain] = withoutMarks(text).split(/[@＠]/);
	return domain !== undefined && /[^ -~]/.test(local);
}

/** Matches a plain email address at a public domain name: no source routes, comments or quoted local parts. */
const ADDRESS =
	/^(?![-./])(?!.*\.[.@])[\w.#$&'*+/=?^{}~-]{1,64}@(?:[a-z\d-]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

/** Reserved top-level domains (RFC 6761, RFC 6762, RFC 7686, RFC 8375, ICANN's "internal"). */
const NOWHERE = /\.(?:local(?:host|domain)?|lan|home|corp|intranet|internal|invalid|onion|arpa)$/;

/**
 * Extracts the email address from a text: trimmed, with its domain in ASCII (Punycode).
 * @returns "" if the text is not a valid address
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
