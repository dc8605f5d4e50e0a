import { formNamed, waitsForOf } from "@liberation/shared/content/forms";
import { z } from "zod";
import type { Answers } from "../check/schema.ts";
import { type CheckedSubmission, checkStored, checkSubmission, QUIZ } from "../check/submission.ts";
import { sha256 } from "../common/digest.ts";
import { messagesOf } from "../compose/messages.ts";
import { notifyFull } from "../deliver/notices.ts";
import { addressDigest } from "../limits/keys.ts";
import { limitRequest, limitSubmission } from "../limits/limits.ts";
import type { Arrival, Ports } from "../ports.ts";
import type { DeliverySettings } from "../settings/delivery-settings.ts";
import type { ListedSubmission, NewMessage, NewOptIn } from "../store/types.ts";
import { bodyRefusal, fieldRefusal, limitRefusal, type Receipt, type Refusal } from "./answers.ts";
import { readBody } from "./body.ts";

/**
 * An idempotency key of `crypto.randomUUID` or a similar generator; "" where there is none (without JavaScript). The
 * maximum length keeps other data out.
 */
const keySchema = z
	.string()
	.regex(/^(?:[\w-]{16,100})?$/)
	.default("");

/** Without an idempotency key, identical answers within this time (in milliseconds) count as a duplicate. */
const UNKEYED = 10 * 60 * 1000;

/** Within this time (in milliseconds), a mail is on its way; a later one is announced as delayed. */
const PROMPT = 60 * 1000;

/** Minimum time between two confirmation mails to an unsubscribed address, in milliseconds. */
const CONFIRMATION_INTERVAL = 7 * 24 * 60 * 60 * 1000;

/**
 * Accepts a submission: parses, validates and rate-limits it, composes its messages and stores everything.
 * @param target - the name of a form, or QUIZ
 * @throws errors of the store, and of a request body that ends early
 */
export async function accept(
	target: string,
	arrival: Arrival,
): Promise<{ receipt: Receipt } | { refused: Refusal }> {
	const { context, ports } = arrival;
	const { settings, store, clock } = ports;
	const read = await readSubmission(target, arrival);
	if ("refused" in read) return read;
	const now = clock.now();
	const fingerprint = await sha256(`${target} ${canonical(read.answers)}`);
	// Only bots fill in the honeypot. Without an idempotency key, the id depends on the honeypot, so that a visitor's
	// submission never counts as a duplicate of a bot's submission.
	const isTrapped = Boolean(read.answers.leaveEmpty);
	const ids = await idsOf(target, read.key, `${fingerprint} ${isTrapped}`, now);
	const answer = (stored: { readonly fingerprint: string; readonly dueAt: number }) =>
		stored.fingerprint === fingerprint
			? { receipt: receiptOf(target, read.answers, stored.dueAt - now > PROMPT, settings) }
			: { refused: { status: 409, message: settings.languages.en.mail.faults.usedKey } as const };
	// The duplicate check precedes validation, because the form may have changed since the first attempt was stored.
	const known = await store.stored(ids);
	if (known) return answer(known);

	const checked = await checkSubmission(target, read.answers, settings, now);
	if ("faults" in checked) return { refused: fieldRefusal(settings, checked.faults) };
	const admitted = await limitSubmission(ports, context.client, checked, isTrapped);
	if ("refused" in admitted) {
		if (admitted.refused.limit === "overall" && (await notifyFull(ports))) context.stored();
		return { refused: limitRefusal(admitted.refused, settings) };
	}

	const [id = ""] = ids;
	const { email, answers } = checked;
	const sent = { id, form: target, email, answers, receivedAt: now };
	const stored = await store.insert({
		...sent,
		fingerprint,
		held: isTrapped,
		dueAt: now + admitted.delay * 1000,
		unconfirmed: checked.kind === "sign-up",
		waitsFor: checked.kind === "form" ? waitsForOf(settings.forms, target) : undefined,
		definition: target === QUIZ ? undefined : formNamed(settings.forms, target),
		optIn: await quizOptIn(sent, ports),
		messages: isTrapped ? [] : await compose(checked, sent, ports),
	});
	if (stored.created) context.stored();
	return answer(stored);
}

/** Counts the request before its body is read, and parses the answers and their idempotency key. */
async function readSubmission(
	target: string,
	{ request, context, ports }: Arrival,
): Promise<{ answers: Answers; key: string } | { refused: Refusal }> {
	const { settings } = ports;
	const tooMany = await limitRequest(ports, context.client);
	if (tooMany) return { refused: limitRefusal(tooMany, settings) };
	const body = await readBody(request);
	if ("fault" in body) return { refused: bodyRefusal(body.fault, settings) };
	if (target === QUIZ && body.kind === "form")
		return { refused: bodyRefusal("wrong-type", settings) };
	const { data: key } = keySchema.safeParse(body.answers.idempotencyKey);
	if (key !== undefined) return { answers: body.answers, key };
	const message = settings.languages.en.mail.faults.invalid;
	return { refused: fieldRefusal(settings, [{ field: "idempotencyKey", message }]) };
}

type Sent = Pick<ListedSubmission, "id" | "form" | "email" | "answers" | "receivedAt">;

async function compose(
	checked: CheckedSubmission,
	{ id, receivedAt }: Sent,
	ports: Ports,
): Promise<readonly NewMessage[]> {
	const { settings, mailChannel, clock } = ports;
	const context = { settings, mailChannel, id, receivedAt, now: clock.now() };
	return messagesOf(checked, context, await mayMailVisitor(checked, ports));
}

/** Returns the opt-in to updates that a quiz submission contains; undefined for any other submission. */
async function quizOptIn(
	{ id, form, email, answers, receivedAt }: Sent,
	{ store }: Ports,
): Promise<NewOptIn | undefined> {
	if (form !== QUIZ) return undefined;
	const { role = "", partner = "", language = "", consent: agreed = "", wording = "" } = answers;
	const details = { role, partner, language, agreed, wording };
	const digest = await addressDigest(store, email);
	return { id, email, form, requestedAt: receivedAt, confirmedAt: receivedAt, details, digest };
}

/** Releases a submission that was held as spam, and composes its messages. @returns false where it isn't held */
export async function release(id: string, ports: Ports): Promise<boolean> {
	const { store, settings, clock } = ports;
	const held = await store.find(id);
	if (!held?.held) return false;
	const checked = checkStored(held, settings);
	const messages = checked ? await compose(checked, held, ports) : [];
	return store.release(id, clock.now(), messages, await quizOptIn(held, ports));
}

/** Serializes answers as canonical JSON, without what differs between attempts, so that a retry is recognized. */
function canonical({ idempotencyKey: _key, leaveEmpty: _trap, ...answers }: Answers): string {
	return JSON.stringify(
		Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1)),
		(name, value: unknown) => (name === "at" ? undefined : value),
	).normalize("NFC");
}

/** Returns the ids that an identical submission can have: without a key, those of this period and the last one. */
async function idsOf(target: string, key: string, fingerprint: string, now: number) {
	const idOf = async (name: string) => (await sha256(`${target} ${name}`)).slice(0, 32);
	if (key) return [await idOf(`key ${key}`)];
	const period = Math.floor(now / UNKEYED);
	return [await idOf(`${fingerprint} ${period}`), await idOf(`${fingerprint} ${period - 1}`)];
}

function receiptOf(
	target: string,
	{ partner }: Answers,
	isDelayed: boolean,
	{ forms, partners }: DeliverySettings,
): Receipt {
	const isUnknown = typeof partner === "string" && partner !== "" && !partners.includes(partner);
	return {
		status: target !== QUIZ && formNamed(forms, target).isList ? "confirm" : "sent",
		...(isDelayed && { delayed: true }),
		...(target === QUIZ && isUnknown && { unknownPartner: true }),
	};
}

/**
 * Whether the visitor may get a mail. Anyone can enter any address, so neither the response nor its timing may reveal
 * who has unsubscribed (timing attack): every case does the same work.
 */
async function mayMailVisitor(checked: CheckedSubmission, ports: Ports): Promise<boolean> {
	const { store, clock } = ports;
	const { kind, email } = checked;
	if (kind === "form") return false;
	const digest = await addressDigest(store, email);
	const { stoppedAt } = await store.address(digest);
	if (kind === "quiz") return stoppedAt === null;
	// For an address that may get mail, the claim isn't needed and only equalizes the timing.
	const mayAsk = await store.claimConfirmation(digest, clock.now(), CONFIRMATION_INTERVAL);
	return stoppedAt === null || mayAsk;
}
