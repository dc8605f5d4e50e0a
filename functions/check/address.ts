/** Top-level domains that lead nowhere on the internet (RFC 6761, RFC 6762, RFC 7686, RFC 8375, ICANN's "internal"). */
const NOWHERE =
	/\.(?:localhost|localdomain|local|lan|home|corp|intranet|internal|invalid|onion|arpa)$/i;

/** Names of letters, as all top-level domains have; the numbers of an IP address are none. */
const TOP_LEVEL = /\.(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/** What mail servers take for a route to elsewhere, a command, a file or an option, and not for a mailbox. */
const NO_MAILBOX = /^[-/]|[%!|`]/;

/**
 * Whether mail to an address can arrive on the internet: its domain is a name there, and its local part is a mailbox.
 * @param address - with one `@`
 */
export function canExist(address: string): boolean {
	const at = address.lastIndexOf("@");
	const domain = address.slice(at);
	return TOP_LEVEL.test(domain) && !NOWHERE.test(domain) && !NO_MAILBOX.test(address.slice(0, at));
}
