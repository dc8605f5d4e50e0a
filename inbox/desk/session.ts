import { base64url } from "jose";
import { deskAddress } from "../common/desk-address.ts";
import { digestOf, sha256 } from "../common/digest.ts";
import type { Ports } from "../ports.ts";

export interface Session {
	/** The address that is signed in; undefined in the preview. */
	readonly email: string | undefined;
	/** The CSRF token of the session's forms. */
	readonly formToken: string;
}

const SECONDS = 1000;
const MINUTE = 60 * SECONDS;

/** Lifetimes of a sign-in link and of a session, in milliseconds. */
export const LINK_LIFETIME = 15 * MINUTE;
const SESSION_LIFETIME = 12 * 60 * MINUTE;

/** The cookie that identifies the browser in which a sign-in link was requested. */
export const BROWSER_COOKIE = "__Host-desk-browser";
const SESSION_COOKIE = "__Host-desk";

const KNOWN_COOKIE = "__Host-desk-known";
/** Lifetime of the cookie of a known browser, in milliseconds: the maximum that browsers allow. */
const KNOWN_LIFETIME = 400 * 24 * 60 * MINUTE;

/** Creates a random token of 256 bits in base64url. */
export function newToken(): string {
	return base64url.encode(crypto.getRandomValues(new Uint8Array(32)));
}

/** Builds a Set-Cookie header for this host. Scripts can't read the cookie, and cross-site requests don't send it. */
export function setCookie(name: string, value: string, lifetime: number): string {
	return `${name}=${value}; Path=/; Max-Age=${lifetime / SECONDS}; HttpOnly; Secure; SameSite=Strict`;
}

/** Returns the token in one of our cookies; undefined where the cookie is missing or malformed. */
export function tokenIn(request: Request, name: string): string | undefined {
	const value = cookieIn(request, name);
	return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

function cookieIn(request: Request, name: string): string | undefined {
	const cookies = request.headers.get("cookie")?.split(/;\s*/) ?? [];
	return cookies.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Marks a browser as known, once an address's owner has signed in with it. @returns the cookie to store */
export async function rememberBrowser({ settings }: Ports, email: string): Promise<string> {
	const token = newToken();
	const value = `${token}.${await digestOf(settings.secret, `desk known ${email} ${token}`)}`;
	return setCookie(KNOWN_COOKIE, value, KNOWN_LIFETIME);
}

/** Returns the token of a known browser; undefined unless its cookie proves that the address signed in with it. */
export async function knownBrowser(
	request: Request,
	{ settings }: Ports,
	email: string,
): Promise<string | undefined> {
	const [token = "", signature] = cookieIn(request, KNOWN_COOKIE)?.split(".", 2) ?? [];
	const expected = await digestOf(settings.secret, `desk known ${email} ${token}`);
	return signature !== undefined && (await isSame(signature, expected)) ? token : undefined;
}

/** Digests a token. The store holds only keyed digests, so that a stolen database lets nobody sign in. */
export function digestOfToken(
	{ settings }: Ports,
	kind: "link" | "browser" | "session",
	token: string,
): Promise<string> {
	return digestOf(settings.secret, `desk ${kind} ${token}`);
}

/** Starts a session. @returns the session's cookie */
export async function startSession(ports: Ports, email: string): Promise<string> {
	const now = ports.clock.now();
	const token = newToken();
	const digest = await digestOfToken(ports, "session", token);
	await ports.store.addSession({ digest, email, expiresAt: now + SESSION_LIFETIME }, now);
	return setCookie(SESSION_COOKIE, token, SESSION_LIFETIME);
}

/** Returns the session of a request; undefined where the founder isn't signed in. */
export async function sessionOf(request: Request, ports: Ports): Promise<Session | undefined> {
	const token = tokenIn(request, SESSION_COOKIE);
	if (token === undefined) return undefined;
	const digest = await digestOfToken(ports, "session", token);
	const email = await ports.store.session(digest, ports.clock.now());
	if (email === undefined || !ports.settings.deskAddresses.includes(email)) return undefined;
	return { email, formToken: await digestOf(ports.settings.secret, `desk form ${token}`) };
}

/** Ends the session of a request. @returns the header that clears the session's cookie */
export async function endSession(request: Request, ports: Ports): Promise<string> {
	const token = tokenIn(request, SESSION_COOKIE);
	if (token) await ports.store.endSession(await digestOfToken(ports, "session", token));
	return setCookie(SESSION_COOKIE, "", 0);
}

/** Checks, against CSRF, that the request comes from the desk's origin or, without `Origin`, isn't cross-site. */
export function isFromDesk(request: Request, { settings }: Ports): boolean {
	const origin = request.headers.get("origin");
	if (origin !== null) return origin === new URL(deskAddress(settings)).origin;
	return request.headers.get("sec-fetch-site") !== "cross-site";
}

/** Checks, against CSRF, that the form contains the token of this session. */
export async function isOwnForm({ formToken }: Session, given: unknown): Promise<boolean> {
	return typeof given === "string" && isSame(given, formToken);
}

/** Compares strings by their digests, against timing attacks. */
const isSame = async (one: string, other: string) => (await sha256(one)) === (await sha256(other));
