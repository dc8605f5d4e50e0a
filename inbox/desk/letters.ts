import { fill } from "@liberation/shared/quiz/fill";
import { notify } from "../deliver/notices.ts";
import type { Ports } from "../ports.ts";
import { deskAddress } from "./address.ts";
import words from "./words.json" with { type: "json" };

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/**
 * The offset of a digest's week from the Unix epoch, a Thursday: weeks end on Monday at 12:00 UTC, which is the morning
 * in America.
 */
const OFFSET = 4 * DAY + 12 * HOUR;

/** Stores the mail that contains a sign-in link. */
export async function storeSignInMail(
	ports: Ports,
	{ key, email, url }: { key: string; email: string; url: string },
): Promise<void> {
	const { subject, text, button: label, else: footer } = words.mail;
	const to = { address: email };
	await notify(ports, { kind: "sign-in", key, to, subject, text, button: { label, url }, footer });
}

/**
 * Notifies everybody who may sign in, once per UTC day and address, that strangers request links to an address.
 * @returns whether a mail was stored
 */
export async function storeAttemptsMails(ports: Ports, email: string): Promise<boolean> {
	const { attemptsSubject, attemptsText, attemptsElse } = words.mail;
	const day = Math.floor(ports.clock.now() / DAY);
	const stored = ports.settings.deskAddresses.map((address) =>
		notify(ports, {
			kind: "attempts",
			key: `${day} ${email} ${address}`,
			to: { address },
			subject: attemptsSubject,
			text: fill(attemptsText, { email }),
			button: deskButton(ports),
			footer: attemptsElse,
		}),
	);
	return (await Promise.all(stored)).includes(true);
}

/**
 * Stores the founder's digest if anything is open, at most once a week however often this is called.
 * @returns whether a mail was stored
 */
export async function writeDigest(ports: Ports): Promise<boolean> {
	const { store, clock } = ports;
	const now = clock.now() - OFFSET;
	const weekly = { bucket: "digest", limit: { most: 1, seconds: WEEK / 1000 } };
	if ((await store.countHits([weekly], now)).length === 0) return false;
	const { isNew, held, undeliverable, uncertain, waiting } = await store.health();
	const details = [
		{ label: "People who wait for an answer", count: isNew },
		{ label: "Held as spam: release or delete", count: held },
		{ label: "Undeliverable", count: undeliverable },
		{ label: "Maybe delivered", count: uncertain },
		{ label: "Waiting to be sent", count: waiting },
	].filter(({ count }) => count > 0);
	if (details.length === 0) return false;
	const { digestSubject, digestText, digestElse } = words.mail;
	return notify(ports, {
		kind: "digest",
		key: String(Math.floor(now / WEEK)),
		subject: digestSubject,
		text: digestText,
		details: details.map(({ label, count }) => ({ label, value: String(count) })),
		button: deskButton(ports),
		footer: digestElse,
	});
}

function deskButton({ settings }: Ports) {
	return { label: words.mail.digestButton, url: `${deskAddress(settings)}/` };
}
