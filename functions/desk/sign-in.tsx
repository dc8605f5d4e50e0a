import type { ReactNode } from "react";
import { readBody } from "../accept/body.ts";
import { deskAddress } from "../desk-address.ts";
import { clientKey } from "../limits/client.ts";
import { takeOne } from "../limits/limits.ts";
import type { Ports, RequestContext } from "../ports.ts";
import type { Limit } from "../store/port.ts";
import { leadTo, pageOf } from "./frame.tsx";
import { storeSignInMail } from "./letters.ts";
import {
	BROWSER_COOKIE,
	digestOfToken,
	isFromDesk,
	LINK_LIFETIME,
	newToken,
	setCookie,
	startSession,
	tokenIn,
} from "./session.ts";
import words from "./words.json" with { type: "json" };

/** A request by somebody who isn't signed in. */
export interface Stranger {
	readonly ports: Ports;
	readonly context: RequestContext;
	readonly request: Request;
	readonly url: URL;
	readonly base: string;
}

const MINUTE = 60;
/** Attempts of one client: links that are asked for, and links that are pressed. */
const PER_CLIENT: Limit = { most: 20, seconds: 10 * MINUTE };
/** Links to one address, whoever asks. */
const PER_ADDRESS: Limit = { most: 10, seconds: 60 * MINUTE };

/** Every answer to a wish for a link takes as long, in milliseconds: the time tells no address. */
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
	if (!(await takeAttempt(stranger))) return askPage(stranger, signIn.tooOften, 429);
	return url.searchParams.has("token") ? press(stranger) : ask(stranger);
}

function takeAttempt({ ports, context }: Stranger): Promise<boolean> {
	const client = context.client === undefined ? "" : clientKey(context.client);
	return takeOne(ports, "desk client", client, PER_CLIENT);
}

/** Sends a link to whoever may sign in. Everybody is told the same, after the same time. */
async function ask(stranger: Stranger): Promise<Response> {
	const { request, base } = stranger;
	const body = await readBody(request);
	const answers = "answers" in body ? body.answers : {};
	const browser = tokenIn(request, BROWSER_COOKIE) ?? newToken();
	await Promise.all([
		sendLink(stranger, { email: String(answers.email ?? ""), browser, to: placeIn(answers.to) }),
		new Promise((done) => setTimeout(done, ANSWER_TIME)),
	]);
	return leadTo(`${base}/asked`, [setCookie(BROWSER_COOKIE, browser, LINK_LIFETIME)]);
}

async function sendLink(
	{ ports, context }: Stranger,
	{ email, browser, to }: { email: string; browser: string; to: string },
): Promise<void> {
	const { settings, store, clock } = ports;
	const address = email.trim().toLowerCase().slice(0, 254);
	const isWithinLimit = await takeOne(ports, "desk address", address, PER_ADDRESS);
	if (!isWithinLimit || !settings.deskAddresses.includes(address)) return;
	const now = clock.now();
	const token = newToken();
	const [digest, browserDigest] = await Promise.all([
		digestOfToken(ports, "link", token),
		digestOfToken(ports, "browser", browser),
	]);
	await store.addSignInLink(
		{ digest, browser: browserDigest, email: address, expiresAt: now + LINK_LIFETIME },
		now,
	);
	const query = new URLSearchParams({ token, ...(to && { to }) });
	await storeSignInMail(ports, {
		id: digest.slice(0, 32),
		email: address,
		url: `${deskAddress(settings)}/sign-in?${query}`,
	});
	context.stored();
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
		return askPage(stranger, signIn.refused, 403, signIn.refusedTitle);
	}
	const session = await startSession(ports, email);
	return leadTo(`${base}/${placeIn(url.searchParams.get("to"))}`, [
		session,
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
