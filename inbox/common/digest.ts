const encoder = new TextEncoder();

const toHex = (bytes: ArrayBuffer) =>
	Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Returns the SHA-256 of a text, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
	return toHex(await crypto.subtle.digest("SHA-256", encoder.encode(text)));
}

const keys = new Map<string, CryptoKey>();

/** Returns the HMAC-SHA-256 of a text, in hexadecimal. */
export async function digestOf(secret: string, text: string): Promise<string> {
	const algorithm = { name: "HMAC", hash: "SHA-256" };
	const key =
		keys.get(secret) ??
		(await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]));
	keys.set(secret, key);
	return toHex(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
}

/** The pattern of the short hash of a consent wording. */
export const VERSION = /^[0-9a-f]{12}$/;

export async function versionOf(wording: string): Promise<string> {
	return (await sha256(wording)).slice(0, 12);
}
