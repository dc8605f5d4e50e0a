const encoder = new TextEncoder();

/** Letters that may stand in an address, a header and a store's key. */
export function toBase64Url(bytes: Uint8Array): string {
	return btoa(String.fromCodePoint(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");
}

/** @throws DOMException where the text is no base64 */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
	const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
	return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

async function keyOf(secret: string): Promise<CryptoKey> {
	const algorithm = { name: "HMAC", hash: "SHA-256" };
	return crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, [
		"sign",
		"verify",
	]);
}

/** HMAC-SHA-256: says nothing about the text to anyone who lacks the secret. */
export async function digestOf(secret: string, text: string): Promise<string> {
	const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), encoder.encode(text));
	return toBase64Url(new Uint8Array(signature));
}

/** Whether a digest is that of the text; takes the same time for every wrong one. */
export async function isDigestOf(secret: string, text: string, digest: string): Promise<boolean> {
	return crypto.subtle.verify(
		"HMAC",
		await keyOf(secret),
		fromBase64Url(digest),
		encoder.encode(text),
	);
}

/** SHA-256 in hexadecimal, shortened: which wording somebody agreed to. */
export async function versionOf(wording: string): Promise<string> {
	const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(wording)));
	return Array.from(hash.slice(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
