import { base64url } from "jose";
import { deskAddress } from "../desk-address.ts";
import { digestOf, sha256 } from "../digest.ts";
import type { Ports } from "../ports.ts";

export interface Session {
	/** Undefined in the preview. */
	readonly email: string | undefined;
	/** CSRF token of the session's forms. */
	readonly formToken: string;
}

type Needs = Pick<Ports, "settings" | "store" | "clock">;

const SECONDS = 1000;
const MINUTE = 60 * SECONDS;

/** Lifetimes of a sign-in link and of a session, in milliseconds. */
export const LINK_LIFETIME = 15 * MINUTE;
const SESSION_LIFETIME = 12 * 60 * MINUTE;

/** Identifies the browser that asked for a link. */
export const BROWSER_COOKIE = "__Host-desk-browser";
const SESSION_COOKIE = "__Host-desk";

const KNOWN_COOKIE = "__Host-desk-known";
/** The maximum that browsers allow, in milliseconds. */
const KNOWN_LIFETIME = 400 * 24 * 60 * MINUTE;

/** 256 random bits, base64url. */
export function newToken(): string {
	return base64url.encode(crypto.getRandomValues(new Uint8Array(32)));
}

/** A Set-Cookie header for this host only, hidden from scripts and from requests of other sites. */
export function setCookie(name: string, value: string, lifetime: number): string {
	return `${name}=${value}; Path=/; Max-Age=${lifetime / SECONDS}; HttpOnly; Secure; SameSite=Strict`;
}

/** A token from a cookie that we set. */
export function tokenIn(request: Request, name: string): string | undefined {
	const value = cookieIn(request, name);
	return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

function cookieIn(request: Request, name: string): string | undefined {
	const cookies = request.headers.get("cookie")?.split(/;\s*/) ?? [];
	return cookies.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** @returns the cookie that marks a browser as one in which the owner of an address has signed in */
export async function rememberBrowser(
	{ settings }: Pick<Ports, "settings">,
	email: string,
): Promise<string> {
	const token = newToken();
	const value = `${token}.${await digestOf(settings.secret, `desk known ${email} ${token}`)}`;
	return setCookie(KNOWN_COOKIE, value, KNOWN_LIFETIME);
}

/** The token of a browser in which the owner of the address has signed in before. */
export async function knownBrowser(
	request: Request,
	{ settings }: Pick<Ports, "settings">,
	email: string,
): Promise<string | undefined> {
	const [token = "", signature] = cookieIn(request, KNOWN_COOKIE)?.split(".", 2) ?? [];
	const expected = await digestOf(settings.secret, `desk known ${email} ${token}`);
	return signature !== undefined && (await isSame(signature, expected)) ? token : undefined;
}

/** Tokens are stored as keyed digests, so that a stolen database signs nobody in. */
export function digestOfToken(
	{ settings }: Pick<Ports, "settings">,
	kind: "link" | "browser" | "session",
	token: string,
): Promise<string> {
	return digestOf(settings.secret, `desk ${kind} ${token}`);
}

/** @returns the cookie of the new session */
export async function startSession(ports: Needs, email: string): Promise<string> {
	const now = ports.clock.now();
	const token = newToken();
	const digest = await digestOfToken(ports, "session", token);
	await ports.store.addSession({ digest, email, expiresAt: now + SESSION_LIFETIME }, now);
	return setCookie(SESSION_COOKIE, token, SESSION_LIFETIME);
}

/** The session of a request; undefined where nobody is signed in. */
export async function sessionOf(request: Request, ports: Needs): Promise<Session | undefined> {
	const token = tokenIn(request, SESSION_COOKIE);
	if (token === undefined) return undefined;
	const digest = await digestOfToken(ports, "session", token);
	const email = await ports.store.session(digest, ports.clock.now());
	if (email === undefined || !ports.settings.deskAddresses.includes(email)) return undefined;
	return { email, formToken: await digestOf(ports.settings.secret, `desk form ${token}`) };
}

/** @returns the cookie that clears the session */
export async function endSession(request: Request, ports: Needs): Promise<string> {
	const token = tokenIn(request, SESSION_COOKIE);
	if (token) await ports.store.endSession(await digestOfToken(ports, "session", token));
	return setCookie(SESSION_COOKIE, "", 0);
}

/** CSRF check: the request comes from the desk's own origin. */
export function isFromDesk(request: Request, { settings }: Pick<Ports, "settings">): boolean {
	const origin = request.headers.get("origin");
	if (origin !== null) return origin === new URL(deskAddress(settings)).origin;
	return request.headers.get("sec-fetch-site") !== "cross-site";
}

/** CSRF check: the form was made for this session. */
export async function isOwnForm({ formToken }: Session, given: unknown): Promise<boolean> {
	return typeof given === "string" && isSame(given, formToken);
}

/** Digests are compared, against timing attacks. */
async function isSame(one: string, other: string): Promise<boolean> {
	return (await sha256(one)) === (await sha256(other));
}
