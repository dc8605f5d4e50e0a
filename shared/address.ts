import { isWithin } from "./edit-distance.ts";

/** What is wrong with an email address; `ascii` if there are non-ASCII characters before the @. */
export type AddressFault = "invalid" | "blank" | "ascii";

/** Trims spaces and invisible characters, such as those that a phone's contacts app adds. */
export function withoutMarks(text: string): string {
	// U+2800 is the Braille blank, which is invisible but matches neither `\s` nor `\p{DI}`.
	return /[^\s\p{DI}\u2800](?:.*[^\s\p{DI}\u2800])?\p{VS}?/su.exec(text)?.[0] ?? "";
}

/** The maximum length of a text with an address in it, in UTF-16 units. */
const LONGEST = 1_000;
/**
 * Matches what an address stands between. A comma within a word is no end: in `zoe,smith@mail.test` it's a typo, and
 * `smith@mail.test` is somebody else.
 */
const BETWEEN = /[<>()[\]{}"“”„«»‹›‘:|]|[,;](?!\S)|(?<=@[^?]{1,99})\?/;
/** Matches an address, without source routes, comments or a quoted local part. */
const ADDRESS =
	/^(?![-./])(?!.*(?:\.[.@]|'@))[\w.#$&'*+/=^~-]{1,64}@(?:(?!-)[a-z\d-]{1,63}(?<!-)\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/** Reserved top-level domains (RFC 6761, RFC 6762, RFC 7686, RFC 8375, ICANN's "internal"). */
const NOWHERE = /\.(?:local(?:host|domain)?|lan|home|corp|intranet|internal|invalid|onion|arpa)$/;

/**
 * Reads the email address in a text. Takes off what programs and people put around an address: invisible characters,
 * `mailto:`, brackets, quotes, a name in front and punctuation behind.
 * @returns the address, with its domain in ASCII (Punycode); "" with what is wrong, if there is no valid one
 */
export function readAddress(text: string): { address: string; fault: AddressFault } {
	// Nobody pastes an encoded word (RFC 2047): mail programs decode it, and header injection uses it.
	const isRefused = text.length > LONGEST || text.includes("=?");
	const visible = isRefused
		? ""
		: text
				.normalize("NFKC")
				.replace(/\p{DI}/gu, "")
				.replaceAll("’", "'");
	const found = visible
		.replaceAll("\u2800", " ")
		.split(BETWEEN)
		.filter((part) => part.includes("@"))
		.map(bare);
	const [candidate = "", ...others] = new Set(found);
	const [local = "", domain = "", ...more] = candidate.split("@");
	const address = `${local}@${hostnameOf(domain)}`;
	const isOne = others.length + more.length === 0 && local && domain;
	if (isOne && ADDRESS.test(address) && !NOWHERE.test(address))
		return { address, fault: "invalid" };
	let fault: AddressFault = "invalid";
	if (isOne && /[^ -~]/.test(local)) fault = "ascii";
	if (isOne && /\s/.test(candidate)) fault = "blank";
	return { address: "", fault };
}

/** An address without the spaces, the emphasis of Markdown and the punctuation around it. */
function bare(text: string): string {
	const start = text.trim();
	return start
		.replace(start.endsWith("_") ? /^['*~`_\s]+/ : /^['*~`\s]+/, "")
		.replace(/[^\p{L}\p{N}]{1,40}$/u, "");
}

/** The domain in ASCII; "" if it isn't one. */
function hostnameOf(domain: string): string {
	try {
		if (/[/#\\%:\s]/.test(domain)) return "";
		return new URL(`http://${domain}`).hostname;
	} catch {
		return "";
	}
}

/** The email address in a text; "" if there is no valid one. */
export function addressIn(text: string): string {
	return readAddress(text).address;
}

/** The domains of most addresses, whose typos are known to be typos. */
const COMMON = [
	"gmail.com",
	"yahoo.com",
	"hotmail.com",
	"outlook.com",
	"icloud.com",
	"protonmail.com",
];
/** Matches domains of their own that are a typo away from a common one. */
const OTHERS = /^(?:e|y)?mail\.com$|^(?:yahoo|hotmail|outlook)\.(?!c[om]$|om$)[a-z]{2}$/;

/** The address that was probably meant, if its domain is a typo of a common one. */
export function meantAddress(address: string): string | undefined {
	const [local, host = ""] = address.split("@");
	const domain = host.toLowerCase();
	if (COMMON.includes(domain) || OTHERS.test(domain)) return undefined;
	const nearest = [1, 2].flatMap((most) => COMMON.filter((each) => isWithin(most, domain, each)));
	return nearest[0] && `${local}@${nearest[0]}`;
}
