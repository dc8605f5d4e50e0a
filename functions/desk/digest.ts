import { deskAddress } from "../desk-address.ts";
import { sha256 } from "../digest.ts";
import { NOTICE } from "../other-forms.ts";
import type { Ports } from "../ports.ts";
import { storeLetter } from "./letters.ts";
import words from "./words.json" with { type: "json" };

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Weeks end on Mondays at noon, UTC: a Monday morning in America. The clock began on a Thursday. */
const OFFSET = 4 * DAY + 12 * HOUR;

/**
 * Writes to the founder once a week where something waits at the desk; nothing where nothing does.
 * Meant to be called often: it looks once a week.
 * @returns whether a mail was stored
 */
export async function writeDigest(ports: Ports): Promise<boolean> {
	const { settings, store, clock } = ports;
	const now = clock.now() - OFFSET;
	const weekly = { bucket: "digest", limit: { most: 1, seconds: WEEK / 1000 } };
	if ((await store.take([weekly], now)).length === 0) return false;
	const { isNew, held, undeliverable, uncertain, waiting } = await store.health(NOTICE);
	const details = [
		{ label: "People who wait for an answer", count: isNew },
		{ label: "Held as spam: release or delete", count: held },
		{ label: "Undeliverable", count: undeliverable },
		{ label: "Maybe delivered", count: uncertain },
		{ label: "Waiting to be sent", count: waiting },
	].filter(({ count }) => count > 0);
	if (details.length === 0) return false;
	const { digestSubject, digestText, digestButton, digestElse } = words.mail;
	return storeLetter(ports, {
		kind: "digest",
		id: (await sha256(`digest ${Math.floor(now / WEEK)}`)).slice(0, 32),
		to: settings.inbox,
		subject: digestSubject,
		text: digestText,
		details: details.map(({ label, count }) => ({ label, value: String(count) })),
		button: { label: digestButton, url: `${deskAddress(settings)}/` },
		footer: digestElse,
	});
}
