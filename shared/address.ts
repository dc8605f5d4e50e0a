import { attempt } from "./attempt.ts";
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
 * Matches where programs join an address to something without a space: `[…](mailto:…)`, `…<mailto:…>`, `"Zoë"<…>`, and
 * a name of several words or of letters beyond ASCII in front of `<…>`.
 */
const JOINT =
	/(?<=\])(?=\()|(?=<mailto:)|(?<=["”»])(?=<)|(?=<[^<>]*>)(?<=^[!-;=?A-~]*[\s\P{ASCII}][^<>@]*)/u;
/**
 * Matches what an address stands between: wrappers and separators with a space on their other side. What touches an
 * address without a space belongs to it: `smith@mail.test` is somebody else than `zoe(smith@mail.test`.
 */
const BETWEEN =
	/(?<=(?:^|\s)[^\p{L}\p{N}\s#$&+/=^_]{0,20})[<([{"“”„«»‹›‘|]|[>)\]}"“”„«»‹›‘,;:|](?=[^\p{L}\p{N}\s_]{0,20}(?:\s|$))/u;
/** Matches what may touch the start of an address: quotes, Markdown, and the labels of links and contact cards (vCard). */
const BEFORE =
	/^(?:[<([{"“”„«»‹›‘'*~`\s]|_(?=.*_[^\p{L}\p{N}]{0,20}$)|(?:mailto|(?:item\d+\.)?e-?mail[;\w=,-]*):)+/isu;
/** Matches an address, without source routes, comments or a quoted local part. */
const ADDRESS =
	/^(?![-./])(?!.*(?:\.[.@]|'@))[\w.#$&'*+/=^~-]{1,64}@(?:(?!-)[a-z\d-]{1,63}(?<!-)\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/** Reserved top-level domains (RFC 6761, RFC 6762, RFC 7686, RFC 8375, ICANN's "internal"). */
const NOWHERE = /\.(?:local(?:host|domain)?|lan|home|corp|intranet|internal|invalid|onion|arpa)$/;

/**
 * Reads the email address in a text. Takes off what programs and people put around an address: invisible characters,
 * `mailto:`, brackets, quotes, a name in front and punctuation behind. Never takes off what may be a part of it.
 * @returns the address, with its domain in ASCII (Punycode); "" with what is wrong, if there is no valid one
 */
export function readAddress(text: string): { address: string; fault: AddressFault } {
	// Nobody pastes an encoded word (RFC 2047): mail programs decode it, and header injection uses it.
	const isRefused = text.length > LONGEST || text.includes("=?");
	const found = (isRefused ? "" : plain(text))
		.split(JOINT)
		.join(" ")
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
	if (isOne && /\P{ASCII}/u.test(local)) fault = "ascii";
	if (isOne && /\s/.test(candidate)) fault = "blank";
	return { address: "", fault };
}

/** A text with its joined, wide and narrow letters as usual ones, without invisible characters. */
function plain(text: string): string {
	return text
		.normalize("NFC")
		.replace(/[\ufb00-\ufb06\ufe50-\ufe6f\uff01-\uff9f]/g, (sign) => sign.normalize("NFKC"))
		.replace(/\p{DI}/gu, "")
		.replaceAll("\u2800", " ")
		.replaceAll("’", "'");
}

/** An address without what touches it: quotes, punctuation, a label, the query of a link. */
function bare(text: string): string {
	return text
		.trim()
		.replace(/\?[\w-]+=.*/s, "")
		.replace(BEFORE, "")
		.replace(/[^\p{L}\p{M}\p{N}]{1,40}$/u, "");
}

/** The domain in ASCII; "" if it has other signs than letters, or letters that only look like plain ones. */
function hostnameOf(domain: string): string {
	const isPlain =
		/^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain) && domain.normalize("NFKC") === domain.normalize();
	return (isPlain && attempt(() => new URL(`http://${domain}`).hostname)) || "";
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
