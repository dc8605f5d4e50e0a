import { keysIn, parametersIn } from "@liberation/shared/quiz/read-link";
import { wordsIn } from "../common/languages.ts";
import { type Claim, type Purpose, readToken } from "../common/signed-links.ts";
import { subscribedMail } from "../compose/founder.ts";
import { addressDigest } from "../limits/keys.ts";
import type { Arrival } from "../ports.ts";
import { pageAnswer } from "./page.tsx";
import { stopMail, storeEvent } from "./subscription-events.ts";

const DAY = 24 * 60 * 60 * 1000;

/**
 * Handles a signed link from a mail. GET shows a page with a button, because mail scanners open every link. POST,
 * from the button or from a mail program (RFC 8058), performs the action.
 * @throws only errors of the store
 */
export async function answerLink(purpose: Purpose, arrival: Arrival): Promise<Response> {
	const { request, ports } = arrival;
	const { settings, clock } = ports;
	const [language = ""] = keysIn(request.url, "lang", Object.keys(settings.languages)) ?? [];
	const { quiz, mail } = wordsIn(settings, language);
	const { pages } = mail;
	const { home } = pages;
	const page = (
		status: number,
		{ text, ...words }: { title: string; text: string; button?: string },
	) => pageAnswer(status, settings, { ...words, texts: [text], home, language: quiz.language });

	const claim = await readToken(settings.secret, purpose, tokenIn(request.url), clock.now());
	if (claim === undefined) return page(400, pages.badLink);
	// A link to a form that the site no longer has counts as expired.
	const isGone = (form: string) => !Object.hasOwn(settings.forms, form);
	if (claim === "expired" || (claim.purpose === "confirm" && isGone(claim.form)))
		return page(410, pages.expired);
	if (request.method !== "POST") return page(200, pages[purpose]);
	if (claim.purpose === "unsubscribe") {
		await stopMail("asked", claim.email, arrival);
		return page(200, pages.unsubscribed);
	}
	const isConfirmed = await confirm(claim, arrival);
	return isConfirmed ? page(200, pages.confirmed) : page(410, pages.expired);
}

/** Matches an encrypted JWT without a key: a header, a vector of 96 bits, the content and a tag of 128 bits. */
const TOKEN = /eyJ[\w-]+\.\.[\w-]{16}\.[\w-]+\.[\w-]{22}/;

/**
 * The token in a link, which mail programs may have changed: they add punctuation and parameters, escape and encode.
 * @returns "" where there is no whole token
 */
export function tokenIn(link: string): string {
	const [token] = parametersIn(link, ["token"]).filter(({ name }) => name === "token");
	return TOKEN.exec(token?.value.replace(/[\s\p{DI}\\=]/gu, "") ?? "")?.[0] ?? "";
}

/** @returns false where the address has unsubscribed or bounced since the link was created */
async function confirm(
	{ id: linkId, form, email, name, issuedAt }: Extract<Claim, { purpose: "confirm" }>,
	arrival: Arrival,
): Promise<boolean> {
	const { store, clock, settings } = arrival.ports;
	const digest = await addressDigest(store, email);
	const { stoppedAt } = await store.address(digest);
	const now = clock.now();
	// A time that is more than a day ahead is from a clock that was wrong, and says nothing about the order.
	if (stoppedAt !== null && stoppedAt >= issuedAt && stoppedAt <= now + DAY) return false;
	const details = { ...(name && { name }) };
	const times = { requestedAt: issuedAt, confirmedAt: now };
	await store.confirm({ id: linkId, email, form, ...times, details, digest });
	const sent = { form, email, answers: { email, ...details } };
	await storeEvent(arrival, {
		...sent,
		type: "subscription.confirmed",
		key: linkId,
		compose: (id) => subscribedMail({ ...sent, receivedAt: issuedAt }, { settings, id, now }),
	});
	return true;
}
