import { base64url } from "jose";
import { deskAddress } from "../desk-address.ts";
import { digestOf, sha256 } from "../digest.ts";
import type { Ports } from "../ports.ts";

/** Somebody at the desk. */
export interface Session {
	/** Who signed in; undefined in the preview, where nobody has to. */
	readonly email: string | undefined;
	/** Stands in every form of this session, so that no other site can send one. */
	readonly formToken: string;
}

type Needs = Pick<Ports, "settings" | "store" | "clock">;

const SECONDS = 1000;
const MINUTE = 60 * SECONDS;

/** How long a link can be used, and how long somebody stays signed in, in milliseconds. */
export const LINK_LIFETIME = 15 * MINUTE;
const SESSION_LIFETIME = 12 * 60 * MINUTE;

/** Names the browser that asked for a link. */
export const BROWSER_COOKIE = "__Host-desk-browser";
const SESSION_COOKIE = "__Host-desk";

const KNOWN_COOKIE = "__Host-desk-known";
/** The longest that browsers keep a cookie, in milliseconds. */
const KNOWN_LIFETIME = 400 * 24 * 60 * MINUTE;

/** 256 random bits as text. */
export function newToken(): string {
	return base64url.encode(crypto.getRandomValues(new Uint8Array(32)));
}

/** A cookie that only this host gets, over https, and no script and no other site's link sees. */
export function setCookie(name: string, value: string, lifetime: number): string {
	return `${name}=${value}; Path=/; Max-Age=${lifetime / SECONDS}; HttpOnly; Secure; SameSite=Strict`;
}

/** A token that we gave the browser. */
export function tokenIn(request: Request, name: string): string | undefined {
	const value = cookieIn(request, name);
	return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

function cookieIn(request: Request, name: string): string | undefined {
	const cookies = request.headers.get("cookie")?.split(/;\s*/) ?? [];
	return cookies.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** @returns the cookie of a browser with which the owner of an address has signed in */
export async function rememberBrowser(
	{ settings }: Pick<Ports, "settings">,
	email: string,
): Promise<string> {
	const token = newToken();
	const value = `${token}.${await digestOf(settings.secret, `desk known ${email} ${token}`)}`;
	return setCookie(KNOWN_COOKIE, value, KNOWN_LIFETIME);
}

/** What names the browser, where the owner of an address has signed in with it before. */
export async function knownBrowser(
	request: Request,
	{ settings }: Pick<Ports, "settings">,
	email: string,
): Promise<string | undefined> {
	const [token = "", signature] = cookieIn(request, KNOWN_COOKIE)?.split(".", 2) ?? [];
	const expected = await digestOf(settings.secret, `desk known ${email} ${token}`);
	return signature !== undefined && (await isSame(signature, expected)) ? token : undefined;
}

/** What a token is stored as: useless without the secret, and with another one. */
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

/** Who asks; undefined where they have to sign in first. */
export async function sessionOf(request: Request, ports: Needs): Promise<Session | undefined> {
	const token = tokenIn(request, SESSION_COOKIE);
	if (token === undefined) return undefined;
	const digest = await digestOfToken(ports, "session", token);
	const email = await ports.store.session(digest, ports.clock.now());
	if (email === undefined || !ports.settings.deskAddresses.includes(email)) return undefined;
	return { email, formToken: await digestOf(ports.settings.secret, `desk form ${token}`) };
}

/** @returns the cookie that takes the session from the browser */
export async function endSession(request: Request, ports: Needs): Promise<string> {
	const token = tokenIn(request, SESSION_COOKIE);
	if (token) await ports.store.endSession(await digestOfToken(ports, "session", token));
	return setCookie(SESSION_COOKIE, "", 0);
}

/** Whether a request can only come from a page of the desk: browsers say from which site they send. */
export function isFromDesk(request: Request, { settings }: Pick<Ports, "settings">): boolean {
	const origin = request.headers.get("origin");
	if (origin !== null) return origin === new URL(deskAddress(settings)).origin;
	return request.headers.get("sec-fetch-site") !== "cross-site";
}

/** Whether a form was made for this session. */
export async function isOwnForm({ formToken }: Session, given: unknown): Promise<boolean> {
	return typeof given === "string" && isSame(given, formToken);
}

/** Digests are compared, so that the time tells nothing. */
async function isSame(one: string, other: string): Promise<boolean> {
	return (await sha256(one)) === (await sha256(other));
}
