import type { Detail, LetterLink } from "@liberation/shared/letter";
import { fill } from "@liberation/shared/quiz/fill";
import { deskAddress, submissionAddress } from "../common/desk-address.ts";
import { timesOf } from "../common/time.ts";
import { notify, wasNotified } from "../deliver/notices.ts";
import type { Ports } from "../ports.ts";
import type { Count, ListedSubmission } from "../store/types.ts";
import { personOf, promisedBy, titleOf, withEarlierForms } from "../submission-words.ts";
import { counted } from "./frame.tsx";
import words from "./words.json" with { type: "json" };

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Number of people whom a digest names. */
const NAMED = 5;

/** The first Monday after the Unix epoch, at which the counted weeks begin. */
const MONDAY = 4 * DAY;
/** A digest's week ends on Monday at 12:00 UTC, which is the morning in America. */
const OFFSET = MONDAY + 12 * HOUR;

/** Stores the mail that contains a sign-in link. */
export async function storeSignInMail(
	ports: Ports,
	{ key, email, url }: { key: string; email: string; url: string },
): Promise<void> {
	const { subject, text, button: label, else: footer } = words.mail;
	const to = { address: email };
	await notify(ports, { kind: "sign-in", key, to, subject, text, button: { label, url }, footer });
}

/** Notifies who may sign in, once a UTC day, that strangers ask for links. @returns whether a mail was stored */
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
 * Stores the founder's digest, at most once a week however often this is called. A week in which there is nothing to
 * tell gets a notice without a mail.
 * @returns whether a mail was stored
 */
export async function writeDigest(ports: Ports): Promise<boolean> {
	const { store, clock } = ports;
	const now = clock.now();
	const week = Math.floor((now - OFFSET) / WEEK);
	const digest = { kind: "digest", key: String(week) } as const;
	if (await wasNotified(ports, digest.kind, digest.key)) return false;
	const known = await withEarlierForms(ports);
	const [waiting, { submissions: longest }, health, counts] = await Promise.all([
		waitingNow(known, now),
		store.list({ isNew: true, oldestFirst: true }, NAMED),
		store.health(),
		store.counts("week", (week - 2) * WEEK + MONDAY, week * WEEK + MONDAY),
	]);
	const troubles = Object.entries({
		"Held as spam: release or delete": health.held,
		Undeliverable: health.undeliverable,
		"Maybe delivered": health.uncertain,
		"Waiting to be sent": health.waiting,
	})
		.filter(([, count]) => count > 0)
		.map(([label, count]) => ({ label, value: count.toLocaleString("en-US") }));
	const { digestText, digestCalm, digestElse } = words.mail;
	const numbers = weekNumbers(known, counts, (week - 1) * WEEK + MONDAY);
	const isEmpty = waiting.total === 0 && troubles.length === 0 && numbers.length === 0;
	const subject = digestSubject(waiting);
	const text = waiting.total > 0 ? digestText : digestCalm;
	const sections = [
		{ heading: "Who waits longest", links: longest.map((each) => linkTo(known, each, now)) },
		{ heading: "How many wait for an answer", details: waiting.details },
		{ heading: "What else needs you", details: troubles },
		{ heading: "Last week (and the week before)", details: numbers },
	].filter(({ details, links }) => (details ?? links).length > 0);
	const button = deskButton(ports, "?view=new");
	const about = longest.map(({ id }) => id);
	const letter = { ...digest, subject, text, sections, button, footer: digestElse, about };
	return notify(ports, letter, !isEmpty);
}

/** Returns a link to a submission with its person, its form, and since when it waits. */
function linkTo({ settings }: Ports, submission: ListedSubmission, now: number): LetterLink {
	const { id, form, receivedAt } = submission;
	const days = counted(Math.floor((now - receivedAt) / DAY), "day");
	return {
		label: personOf(submission),
		text: `${titleOf(settings, form)}, since ${timesOf(settings).date(receivedAt)} (${days})`,
		url: submissionAddress(settings, id),
	};
}

/** Tells by form how many people await an answer, and how many of them longer than promised. */
async function waitingNow({ store, settings }: Ports, now: number) {
	const forms = await store.newByForm();
	const told = forms.map(async ({ form, count }) => {
		const promised = promisedBy(settings, form, 0);
		const until = promised === undefined ? undefined : now - promised;
		const overdue =
			until === undefined ? 0 : (await store.count({ form, isNew: true, until })).count;
		const late = overdue > 0 ? `, ${overdue.toLocaleString("en-US")} of them overdue` : "";
		const value = count.toLocaleString("en-US") + late;
		return { count, overdue, detail: { label: titleOf(settings, form), value } };
	});
	const each = await Promise.all(told);
	return {
		total: each.reduce((sum, { count }) => sum + count, 0),
		overdue: each.reduce((sum, { overdue }) => sum + overdue, 0),
		details: each.map(({ detail }) => detail),
	};
}

/** Tells what came in a week by form, partner, sign-ups and leavers, and in the week before in parentheses. */
function weekNumbers({ settings }: Ports, counts: readonly Count[], start: number): Detail[] {
	const totals = new Map<string, [last: number, before: number]>();
	for (const { form, partner, start: week, count } of counts) {
		const labels = [titleOf(settings, form), ...(partner ? [`On the page of ${partner}`] : [])];
		for (const label of labels) {
			const [last, before] = totals.get(label) ?? [0, 0];
			totals.set(label, week === start ? [last + count, before] : [last, before + count]);
		}
	}
	return [...totals].map(([label, [last, before]]) => ({ label, value: `${last} (${before})` }));
}

function digestSubject({ total, overdue }: { total: number; overdue: number }): string {
	const { digestSubject, digestOverdue, digestNobody } = words.mail;
	if (total === 0) return digestNobody;
	const people = total === 1 ? "1 person waits" : `${total.toLocaleString("en-US")} people wait`;
	return fill(overdue > 0 ? digestOverdue : digestSubject, { people, overdue });
}

function deskButton({ settings }: Ports, query = "") {
	return { label: words.mail.digestButton, url: `${deskAddress(settings)}/${query}` };
}
