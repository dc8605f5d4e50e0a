import { addressIn } from "@liberation/shared/address";
import { readBody } from "../accept/body.ts";
import { deskAddress } from "../common/desk-address.ts";
import { clientKeys } from "../limits/keys.ts";
import { countOne } from "../limits/limits.ts";
import type { Ports, RequestContext } from "../ports.ts";
import type { Limit } from "../store/types.ts";
import { type AnonymousVisit, leadTo, pageOf } from "./frame.tsx";
import { storeAttemptsMails, storeSignInMail } from "./letters.ts";
import {
	BROWSER_COOKIE,
	digestOfToken,
	isFromDesk,
	knownBrowser,
	LINK_LIFETIME,
	newToken,
	rememberBrowser,
	setCookie,
	startSession,
	tokenIn,
} from "./session.ts";
import words from "./words.json" with { type: "json" };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Limit of link requests and wrong tokens, per client or per known browser. */
const ATTEMPTS: Limit = { most: 20, seconds: 10 * MINUTE };
/** Limit of sign-in links to an address, per browser with which the address's owner has signed in before. */
const PER_KNOWN_BROWSER: Limit = { most: 10, seconds: HOUR };
/** Limits of sign-in links to an address that unknown browsers request: per network, and in total. */
const PER_NETWORK: Limit = { most: 3, seconds: HOUR };
const PER_ADDRESS: Limit = { most: 60, seconds: HOUR };
/** Limit of daily requests from unknown browsers, above which the founder is notified. */
const UNREMARKABLE: Limit = { most: 5, seconds: 24 * HOUR };
/** Minimum time between two mails for the same browser and address, in milliseconds. */
const PAUSE = 60_000;

/** Minimum response time in milliseconds: timing must not reveal which addresses may sign in. */
const ANSWER_TIME = 500;

const { signIn } = words;

/** Handles requests to `/desk/sign-in` and `/desk/asked`. */
export async function answerSignIn(anonymous: AnonymousVisit, route: string): Promise<Response> {
	const { request, url } = anonymous;
	if (route === "asked") return askedPage(anonymous);
	if (request.method !== "POST") {
		return url.searchParams.has("token") ? linkPage(anonymous) : askPage(anonymous);
	}
	if (!isFromDesk(request, anonymous.ports)) return askPage(anonymous, signIn.otherSite, 403);
	return url.searchParams.has("token") ? redeemLink(anonymous) : ask(anonymous);
}

/**
 * Counts an attempt.
 * @param browser - the token of a known browser, which has a limit of its own that nobody else can exhaust
 * @returns false where the limit is reached
 */
async function countAttempt({ ports, context }: AnonymousVisit, browser?: string) {
	const { client } = clientKeys(context.client ?? "");
	const [name, key] = browser ? ["desk browser", browser] : ["desk client", client];
	return (await countOne(ports, name, key, ATTEMPTS)) > 0;
}

interface LinkRequest {
	readonly email: string;
	/** The token in the browser's cookie. */
	readonly browser: string;
	/** The token of a known browser; undefined where the browser is unknown. */
	readonly known: string | undefined;
	readonly to: string;
}

/** Sends a sign-in link if the address may sign in. The response is the same for every address. */
async function ask(anonymous: AnonymousVisit): Promise<Response> {
	const { request, base, ports } = anonymous;
	const body = await readBody(request);
	const answers = "answers" in body ? body.answers : {};
	const given = typeof answers.email === "string" ? answers.email : "";
	const email = (addressIn(given) || given.trim()).toLowerCase().slice(0, 254);
	const known = await knownBrowser(request, ports, email);
	if (!(await countAttempt(anonymous, known))) return askPage(anonymous, signIn.tooOften, 429);
	const browser = tokenIn(request, BROWSER_COOKIE) ?? newToken();
	await Promise.all([
		sendLink(anonymous, { email, browser, known, to: returnPathIn(answers.to) }),
		new Promise((done) => setTimeout(done, ANSWER_TIME)),
	]);
	return leadTo(`${base}/asked`, [setCookie(BROWSER_COOKIE, browser, LINK_LIFETIME)]);
}

/** Digests the tokens of a sign-in link and of the browser that requested it. */
const digestsOf = (ports: Ports, token: string, browser: string) =>
	Promise.all([digestOfToken(ports, "link", token), digestOfToken(ports, "browser", browser)]);

async function sendLink({ ports, context }: AnonymousVisit, request: LinkRequest): Promise<void> {
	const { settings, store, clock } = ports;
	const { email, browser, to } = request;
	if (!settings.deskAddresses.includes(email)) return;
	const now = clock.now();
	const token = newToken();
	const [digest, browserDigest] = await digestsOf(ports, token, browser);
	const link = { digest, browser: browserDigest, email, expiresAt: now + LINK_LIFETIME };
	if (!(await store.addSignInLink(link, now, link.expiresAt - PAUSE))) return;
	if (await mayMail(ports, context, request)) {
		const query = new URLSearchParams({ token, ...(to && { to }) });
		const url = `${deskAddress(settings)}/sign-in?${query}`;
		await storeSignInMail(ports, { key: digest, email, url });
		context.stored();
	} else await store.redeemSignInLink(digest, browserDigest, now);
}

/** Rate-limits sign-in links without letting strangers lock out the owner: a known browser has a limit of its own. */
async function mayMail(
	ports: Ports,
	{ client = "", stored }: RequestContext,
	{ email, known }: LinkRequest,
): Promise<boolean> {
	if (known) return (await countOne(ports, "desk known", known, PER_KNOWN_BROWSER)) > 0;
	const isRemarkable = (await countOne(ports, "desk strangers", email, UNREMARKABLE)) === 0;
	if (isRemarkable && (await storeAttemptsMails(ports, email))) stored();
	const network = `${email} ${clientKeys(client).wideNetwork}`;
	return (
		(await countOne(ports, "desk network", network, PER_NETWORK)) > 0 &&
		(await countOne(ports, "desk address", email, PER_ADDRESS)) > 0
	);
}

/** Redeems a sign-in link, only in the browser that requested it. */
async function redeemLink(anonymous: AnonymousVisit): Promise<Response> {
	const { ports, request, url, base } = anonymous;
	const token = url.searchParams.get("token") ?? "";
	const browser = tokenIn(request, BROWSER_COOKIE) ?? "";
	const [digest, browserDigest] = await digestsOf(ports, token, browser);
	const email = await ports.store.redeemSignInLink(digest, browserDigest, ports.clock.now());
	if (email === undefined || !ports.settings.deskAddresses.includes(email)) {
		// The rate limit applies only to invalid links, so that a valid link works even after many invalid ones.
		if (!(await countAttempt(anonymous))) return askPage(anonymous, signIn.tooOften, 429);
		return askPage(anonymous, signIn.refused, 403, signIn.refusedTitle);
	}
	const cookies = [await startSession(ports, email), await rememberBrowser(ports, email)];
	const to = returnPathIn(url.searchParams.get("to"));
	return leadTo(`${base}/${to}`, [...cookies, setCookie(BROWSER_COOKIE, "", 0)]);
}

/** Returns the path of the submission to return to after sign-in; "" = the list. */
function returnPathIn(given: unknown): string {
	return typeof given === "string" && /^submissions\/[\w-]{1,64}$/.test(given) ? given : "";
}

function askPage(
	{ ports, url, base }: AnonymousVisit,
	problem = "",
	status = 200,
	title = signIn.title,
): Promise<Response> {
	const isOpen = ports.settings.deskAddresses.length > 0;
	const to = returnPathIn(url.searchParams.get("to"));
	const hasLeft = url.searchParams.has("out");
	const children = (
		<div className="narrow">
			{hasLeft && (
				<p role="status" className="done">
					{signIn.signedOut}
				</p>
			)}
			{problem ? (
				<p role="alert" className="problem">
					{problem}
				</p>
			) : (
				<p>{isOpen ? signIn.lead : signIn.none}</p>
			)}
			{isOpen && (
				<form method="post" action={`${base}/sign-in`}>
					<label htmlFor="email">{signIn.label}</label>
					<input
						id="email"
						name="email"
						type="email"
						autoComplete="email"
						required
						maxLength={254}
					/>
					<input type="hidden" name="to" value={to} />
					<button type="submit">{signIn.button}</button>
				</form>
			)}
		</div>
	);
	return pageOf({ ports, base }, { title, children }, status);
}

function askedPage({ ports, base }: AnonymousVisit): Promise<Response> {
	const children = (
		<div className="narrow">
			<p>{signIn.asked}</p>
			<p>
				{signIn.askedElse} <a href={`${base}/sign-in`}>{signIn.title}</a>
			</p>
		</div>
	);
	return pageOf({ ports, base }, { title: signIn.askedTitle, children });
}

/** Renders the page of a sign-in link. Only its button signs in, because mail scanners open every link. */
function linkPage({ ports, base }: AnonymousVisit): Promise<Response> {
	const children = (
		<div className="narrow">
			<p>{signIn.link}</p>
			<form method="post">
				<button type="submit">{signIn.linkButton}</button>
			</form>
		</div>
	);
	return pageOf({ ports, base }, { title: signIn.linkTitle, children });
}
