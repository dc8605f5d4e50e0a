import { words } from "../content.ts";
import type { Deliver, Job } from "../delivery/once.ts";
import { suppress, welcomeBack } from "../delivery/suppression.ts";
import { digestOf } from "../digest.ts";
import { idOf } from "../forms/submission.ts";
import { headersOf } from "../http/answers.ts";
import { refusalOf } from "../http/outcome.ts";
import { pageAnswer } from "../http/page.ts";
import { subscribedMail, unsubscribedMail } from "../mails/inbox.ts";
import type { Mail, Ports } from "../ports.ts";
import { type Claim, readToken } from "./signed-link.ts";

/** Longer than any link to confirm works; whoever leaves twice in that time is told of once. */
const REMEMBERED_SECONDS = 7 * 24 * 60 * 60;

const { pages, faults } = words;

/**
 * Answers a signed link from a mail. GET only shows a page with a button, because programs that scan
 * mail open every link in it; POST, by that button or by a mail program (RFC 8058), does what it is for.
 * @throws only what the store throws
 */
export async function answerLink(
	purpose: Claim["purpose"],
	request: Request,
	ports: Ports,
	deliver: Deliver,
): Promise<{ response: Response; reason?: string }> {
	const { settings, clock } = ports;
	const page = (status: number, { title, text, button }: PageWords) =>
		pageAnswer(status, settings.siteUrl, { title, texts: [text], button });

	const token = new URL(request.url).searchParams.get("token") ?? "";
	const claim: Claim | undefined = await readToken(settings.secret, purpose, token);
	if (!claim) return { response: await page(400, pages.badLink) };
	if (claim.purpose === "confirm" && claim.expires < clock.now()) {
		return { response: await page(410, pages.expired) };
	}
	if (request.method !== "POST") return { response: await page(200, pages[purpose]) };

	// Before anything can fail: no mail leaves for this address from now on.
	if (claim.purpose === "unsubscribe") await suppress(ports, claim.email);
	const outcome = await deliver(await jobOf(claim, token, ports));
	if (outcome.kind !== "sent") {
		const refusal = refusalOf(outcome);
		const content = {
			title: faults.title,
			texts: [refusal.message],
			button: pages[purpose].button,
		};
		const headers = headersOf(refusal);
		const response = await pageAnswer(refusal.status, settings.siteUrl, content, headers);
		return { response, ...(outcome.kind === "failed" && { reason: outcome.reason }) };
	}
	if (claim.purpose === "unsubscribe") return { response: await page(200, pages.unsubscribed) };
	await welcomeBack(ports, claim.email);
	return { response: await page(200, pages.confirmed) };
}

interface PageWords {
	readonly title: string;
	readonly text: string;
	readonly button?: string;
}

async function jobOf(claim: Claim, token: string, { settings, clock }: Ports): Promise<Job> {
	// A link to leave has no date in it: who leaves, comes back and leaves again does so with the same
	// one, and the day tells the two apart.
	const day =
		claim.purpose === "unsubscribe" ? new Date(clock.now()).toISOString().slice(0, 10) : "";
	const digest = await digestOf(settings.secret, `${token} ${day}`);
	const key = `link-${digest}`;
	return {
		key,
		digest,
		remember: REMEMBERED_SECONDS,
		// Whoever holds a signed link has been let in already.
		admit: async () => 0,
		mails: async (): Promise<Mail[]> => {
			const context = { settings, now: clock.now(), id: await idOf(settings, key, 0) };
			return [
				claim.purpose === "confirm"
					? subscribedMail(claim.form, { email: claim.email, name: claim.name ?? "" }, context)
					: unsubscribedMail(claim.email, context),
			];
		},
	};
}
