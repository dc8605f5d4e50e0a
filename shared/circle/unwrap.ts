/** Matches a link of Proofpoint URL Defense, version 2. */
const PROOFPOINT_2 =
	/https?:\/\/urldefense(?:\.proofpoint)?\.com\/v2\/url\?u=([\w.-]*)[^\s<>"']*/gi;
/** Matches the start of a link of version 3. */
const PROOFPOINT_3 = /https?:\/\/urldefense(?:\.proofpoint)?\.com\/v3\/__/i;
/** Proofpoint encodes a run length as one of these characters: `A` means two. */
const RUNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * Unwraps URLs that link protection rewrote, such as Outlook SafeLinks and Proofpoint. Mimecast's URLs stay as they
 * are, because only its server knows the target.
 */
export function unwrapped(line: string): string {
	const [before, ...wrapped] = line
		.replace(/&(?:amp;|#0*38;|#x0*26;)+/gi, "&")
		.replace(/=(?:3d)+/gi, "=")
		// A link of Proofpoint may be inside another link.
		.replace(/https?%(?:25)*3a(?:%(?:25)*2f){2}urldefense\S*/gi, (text) =>
			text.replace(/%(?:25)*(3a|2f|3f|3d|26)/gi, (_, code) => decodeURIComponent(`%${code}`)),
		)
		.replace(/aHR0c[\w+/-]*/g, (text) => fromBase64(text) ?? text)
		// Removes the signature that Barracuda's link protection appends: its commas would be parsed as cell separators.
		.replace(/&c=E,1,[\w-]*,?/g, "")
		.replace(PROOFPOINT_2, (_, address: string) =>
			decoded(address.replace(/-(?=[\da-f]{2})/gi, "%").replaceAll("_", "/")),
		)
		.split(PROOFPOINT_3);
	return [before, ...wrapped.map(unmarked)].join("");
}

/**
 * Decodes a URL of Proofpoint's version 3, which ends with a list of the replaced characters: `*` stands for the next
 * character of the list, and `**` with a character of `RUNS` for a run of them.
 */
function unmarked(text: string): string {
	return text.replace(/^(\S*)__;([\w-]*)![\w!$-]*/, (_, address: string, list: string) => {
		const signs = [...(fromBase64(list) ?? "")];
		let at = 0;
		return address.replace(/\*(?:\*([\w-]))?/g, (_mark, run?: string) => {
			const start = at;
			at += run ? RUNS.indexOf(run) + 2 : 1;
			return signs.slice(start, at).join("");
		});
	});
}

function decoded(address: string): string {
	try {
		return decodeURIComponent(address);
	} catch {
		return address;
	}
}

function fromBase64(text: string): string | undefined {
	try {
		const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
		return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
	} catch {
		return undefined;
	}
}
