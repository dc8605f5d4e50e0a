import type { ReactNode } from "react";
import { readBody } from "../accept/body.ts";
import { deskAddress } from "../desk-address.ts";
import { clientKeys } from "../limits/keys.ts";
import { takeOne } from "../limits/limits.ts";
import type { Ports, RequestContext } from "../ports.ts";
import type { Limit } from "../store/port.ts";
import { leadTo, pageOf, type Stranger } from "./frame.tsx";
import { storeAttemptsMail, storeSignInMail } from "./letters.ts";
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
/** Attempts of one client, or of one browser that has signed in before: links that are asked for, and pressed in vain. */
const ATTEMPTS: Limit = { most: 20, seconds: 10 * MINUTE };
/** Links to one address that a browser asks for with which its owner has signed in before. */
const PER_KNOWN_BROWSER: Limit = { most: 10, seconds: HOUR };
/** Links to one address that other browsers of one network ask for, and beyond the first of each network all of them. */
const PER_NETWORK: Limit = { most: 3, seconds: HOUR };
const PER_ADDRESS: Limit = { most: 20, seconds: HOUR };
/** Requests by strangers a day; above that the founder is told. */
const UNREMARKABLE: Limit = { most: 5, seconds: 24 * HOUR };
/** One browser gets one mail in this time, in milliseconds. */
const PAUSE = 60_000;

/** Every answer takes this long, in milliseconds, so that timing does not reveal which addresses may sign in. */
const ANSWER_TIME = 500;

const { signIn } = words;

/** Answers `/desk/sign-in` and `/desk/asked`. */
export async function answerStranger(stranger: Stranger, route: string): Promise<Response> {
	const { request, url } = stranger;
	if (route === "asked") return askedPage(stranger);
	if (request.method !== "POST") {
		return url.searchParams.has("token") ? linkPage(stranger) : askPage(stranger);
	}
	if (!isFromDesk(request, stranger.ports)) return askPage(stranger, signIn.otherSite, 403);
	return url.searchParams.has("token") ? press(stranger) : ask(stranger);
}

/** @param browser - one that its owner has signed in with: nobody else can use up its attempts */
async function takeAttempt({ ports, context }: Stranger, browser?: string): Promise<boolean> {
	if (browser) return (await takeOne(ports, "desk browser", browser, ATTEMPTS)) > 0;
	const client = context.client === undefined ? "" : clientKeys(context.client).client;
	return (await takeOne(ports, "desk client", client, ATTEMPTS)) > 0;
}

interface Wish {
	/** As the settings write it. */
	readonly email: string;
	/** Named by its cookie. */
	readonly browser: string;
	/** The same, where the owner of the address has signed in with it. */
	readonly known: string | undefined;
	readonly to: string;
}

/** Sends a link to whoever may sign in. Everybody is told the same, after the same time. */
async function ask(stranger: Stranger): Promise<Response> {
	const { request, base, ports } = stranger;
	const body = await readBody(request);
	const answers = "answers" in body ? body.answers : {};
	const email = String(answers.email ?? "")
		.trim()
		.toLowerCase()
		.slice(0, 254);
	const known = await knownBrowser(request, ports, email);
	if (!(await takeAttempt(stranger, known))) return askPage(stranger, signIn.tooOften, 429);
	const browser = tokenIn(request, BROWSER_COOKIE) ?? newToken();
	await Promise.all([
		sendLink(stranger, { email, browser, known, to: placeIn(answers.to) }),
		new Promise((done) => setTimeout(done, ANSWER_TIME)),
	]);
	return leadTo(`${base}/asked`, [setCookie(BROWSER_COOKIE, browser, LINK_LIFETIME)]);
}

async function sendLink({ ports, context }: Stranger, wish: Wish): Promise<void> {
	const { settings, store, clock } = ports;
	const { email, browser, to } = wish;
	if (!settings.deskAddresses.includes(email)) return;
	const now = clock.now();
	const token = newToken();
	const [digest, browserDigest] = await Promise.all([
		digestOfToken(ports, "link", token),
		digestOfToken(ports, "browser", browser),
	]);
	const link = { digest, browser: browserDigest, email, expiresAt: now + LINK_LIFETIME };
	if (!(await store.addSignInLink(link, now, link.expiresAt - PAUSE))) return;
	if (await mayMail(ports, context, wish)) {
		const query = new URLSearchParams({ token, ...(to && { to }) });
		await storeSignInMail(ports, {
			key: digest,
			email,
			url: `${deskAddress(settings)}/sign-in?${query}`,
		});
		context.stored();
	} else await store.takeSignInLink(digest, browserDigest, now);
}

/**
 * Whether a link may be mailed. Strangers' wishes never stand in the way of the owner's: a browser that signed in before
 * has a share of its own, and the first wish of each network is always granted.
 */
async function mayMail(
	ports: Ports,
	{ client = "", stored }: RequestContext,
	{ email, known }: Wish,
): Promise<boolean> {
	if (known) return (await takeOne(ports, "desk known", known, PER_KNOWN_BROWSER)) > 0;
	if (
		(await takeOne(ports, "desk strangers", email, UNREMARKABLE)) === 0 &&
		(await storeAttemptsMail(ports, email))
	)
		stored();
	const network = `${email} ${clientKeys(client).wideNetwork}`;
	const count = await takeOne(ports, "desk network", network, PER_NETWORK);
	return (
		count === 1 || (count > 0 && (await takeOne(ports, "desk address", email, PER_ADDRESS)) > 0)
	);
}

/** Signs in whoever presses the button of a link, in the browser that asked for it. */
async function press(stranger: Stranger): Promise<Response> {
	const { ports, request, url, base } = stranger;
	const token = url.searchParams.get("token") ?? "";
	const browser = tokenIn(request, BROWSER_COOKIE) ?? "";
	const [digest, browserDigest] = await Promise.all([
		digestOfToken(ports, "link", token),
		digestOfToken(ports, "browser", browser),
	]);
	const email = await ports.store.takeSignInLink(digest, browserDigest, ports.clock.now());
	if (email === undefined || !ports.settings.deskAddresses.includes(email)) {
		// After the link: whoever has one is let in, however many try without.
		if (!(await takeAttempt(stranger))) return askPage(stranger, signIn.tooOften, 429);
		return askPage(stranger, signIn.refused, 403, signIn.refusedTitle);
	}
	const session = await startSession(ports, email);
	return leadTo(`${base}/${placeIn(url.searchParams.get("to"))}`, [
		session,
		await rememberBrowser(ports, email),
		setCookie(BROWSER_COOKIE, "", 0),
	]);
}

/** Where somebody wanted to go before they had to sign in: a submission, or nowhere. */
function placeIn(given: unknown): string {
	return typeof given === "string" && /^submissions\/[\w-]{1,64}$/.test(given) ? given : "";
}

function askPage(
	{ ports, url, base }: Stranger,
	problem = "",
	status = 200,
	title = signIn.title,
): Promise<Response> {
	const isOpen = ports.settings.deskAddresses.length > 0;
	const to = placeIn(url.searchParams.get("to"));
	const hasLeft = url.searchParams.has("out");
	const children: ReactNode = (
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

function askedPage({ ports, base }: Stranger): Promise<Response> {
	return pageOf(
		{ ports, base },
		{
			title: signIn.askedTitle,
			children: (
				<div className="narrow">
					<p>{signIn.asked}</p>
					<p>
						{signIn.askedElse} <a href={`${base}/sign-in`}>{signIn.title}</a>
					</p>
				</div>
			),
		},
	);
}

/** Only a button: programs that scan mail open every link. The form is sent to the page's own address. */
function linkPage({ ports, base }: Stranger): Promise<Response> {
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
