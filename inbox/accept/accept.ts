import { formNamed, waitsForOf } from "@liberation/shared/content/forms";
import { z } from "zod";
import type { Answers } from "../check/schema.ts";
import { type CheckedSubmission, checkSubmission, QUIZ } from "../check/submission.ts";
import { sha256 } from "../common/digest.ts";
import { messagesOf } from "../compose/messages.ts";
import { notifyFull } from "../deliver/notices.ts";
import { addressDigest } from "../limits/keys.ts";
import { limitRequest, limitSignUp, limitSubmission, type Refused } from "../limits/limits.ts";
import type { Ports, RequestContext } from "../ports.ts";
import type { DeliverySettings } from "../settings/settings.ts";
import type { Submission } from "../store/types.ts";
import { bodyRefusal, fieldRefusal, type Refusal, type Taken } from "./answers.ts";
import { readBody } from "./body.ts";
import { quizOptIn } from "./opt-in.ts";

/** An idempotency key of `crypto.randomUUID` or a similar generator. The maximum length keeps other data out. */
const keySchema = z
	.string()
	.min(16)
	.max(100)
	.regex(/^[\w-]+$/);

/** Without an idempotency key, identical answers within this time (in milliseconds) count as a duplicate. */
const UNKEYED = 10 * 60 * 1000;

/** Minimum time between two confirmation mails to an unsubscribed address, in milliseconds. */
const CONFIRMATION_INTERVAL = 7 * 24 * 60 * 60 * 1000;

/**
 * Accepts a submission: parses the body, validates and rate-limits the submission, composes the messages and stores
 * everything.
 * @param target - the name of a form, or QUIZ
 * @throws errors of the store, and of a request body that ends early
 */
export async function accept(
	target: string,
	request: Request,
	context: RequestContext,
	ports: Ports,
): Promise<{ taken: Taken } | { refused: Refusal }> {
	const { settings, store, clock } = ports;
	const { faults } = settings.words;
	const tooMany = await limitRequest(ports, context.client);
	if (tooMany) return { refused: tooOften(tooMany, settings) };
	const body = await readBody(request);
	if ("fault" in body) return { refused: bodyRefusal(body.fault, settings) };
	if (target === QUIZ && body.kind === "form") {
		return { refused: bodyRefusal("wrong-type", settings) };
	}

	const key = keyIn(body.answers);
	if (key === undefined) {
		const fault = { field: "idempotencyKey", message: faults.invalid };
		return { refused: fieldRefusal(settings, [fault]) };
	}
	const now = clock.now();
	const fingerprint = await sha256(`${target} ${canonical(body.answers)}`);
	// Only bots fill in the honeypot. Without an idempotency key, the id depends on the honeypot, so that a visitor's
	// submission never counts as a duplicate of a bot's submission.
	const isTrapped = Boolean(body.answers.leaveEmpty);
	const ids = await idsOf(target, key, `${fingerprint} ${isTrapped}`, now);
	const isList = target !== QUIZ && formNamed(settings.forms, target).isList;
	const taken: Taken = {
		status: isList ? "confirm" : "sent",
		...(target === QUIZ && isUnknownPartner(body.answers, settings) && { unknownPartner: true }),
	};
	const answer = (stored: Pick<Submission, "fingerprint">) =>
		stored.fingerprint === fingerprint
			? { taken }
			: { refused: { status: 409, message: faults.usedKey } as const };
	// The duplicate check precedes validation, because the form may have changed since the first attempt was stored.
	const known = await store.fingerprint(ids);
	if (known !== undefined) return answer({ fingerprint: known });

	const checked = await checkSubmission(target, body.answers, settings, now);
	if ("faults" in checked) return { refused: fieldRefusal(settings, checked.faults) };
	const counted = await count(checked, isTrapped, context, ports);
	if ("refused" in counted) return counted;

	const [id = ""] = ids;
	const { email, answers } = checked;
	const composing = { settings, mailChannel: ports.mailChannel, id, now };
	const stored = await store.insert({
		id,
		fingerprint,
		held: counted.held,
		form: target,
		email,
		answers,
		receivedAt: now,
		waitsFor: checked.kind === "form" ? waitsForOf(settings.forms, target) : undefined,
		optIn: await quizOptIn(store, { id, form: target, email, answers, receivedAt: now }),
		messages: await messagesOf(checked, composing, await mayMailVisitor(checked, ports)),
	});
	if (stored.created) context.stored();
	return answer(stored);
}

/**
 * Limits that an attacker can exhaust at the expense of other visitors. A submission above one of these limits is
 * therefore held as spam instead of refused.
 */
const HOLDING: readonly Refused["limit"][] = ["overall", "perRecipient", "recipientsPerClient"];

async function count(
	checked: CheckedSubmission,
	isTrapped: boolean,
	{ client, stored }: RequestContext,
	ports: Ports,
): Promise<{ held: boolean } | { refused: Refusal }> {
	const reached = await limitSubmission(ports, client, checked, isTrapped);
	if (!reached) return { held: isTrapped };
	if (!HOLDING.includes(reached.limit)) return { refused: tooOften(reached, ports.settings) };
	if (await notifyFull(ports)) stored();
	return { held: true };
}

/**
 * Serializes answers as canonical JSON, without the fields that differ between attempts, so that a retry is
 * recognized.
 */
function canonical({ idempotencyKey: _key, leaveEmpty: _trap, ...answers }: Answers): string {
	return JSON.stringify(
		Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1)),
		(name, value: unknown) => (name === "at" ? undefined : value),
	).normalize("NFC");
}

/** Reads the idempotency key: "" where there is none (without JavaScript), undefined where the key is malformed. */
function keyIn({ idempotencyKey: key }: Answers): string | undefined {
	if (key === undefined || key === "") return "";
	return keySchema.safeParse(key).data;
}

/**
 * Returns the possible ids of an earlier identical submission: one if there is an idempotency key, else one for the
 * current and one for the previous period. A new submission gets the first id.
 */
async function idsOf(target: string, key: string, fingerprint: string, now: number) {
	const idOf = async (name: string) => (await sha256(`${target} ${name}`)).slice(0, 32);
	if (key) return [await idOf(`key ${key}`)];
	const period = Math.floor(now / UNKEYED);
	return [await idOf(`${fingerprint} ${period}`), await idOf(`${fingerprint} ${period - 1}`)];
}

function isUnknownPartner({ partner }: Answers, { partners }: DeliverySettings): boolean {
	return typeof partner === "string" && partner !== "" && !partners.includes(partner);
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
	// The rate limit keeps strangers from flooding an inbox with confirmation mails.
	const isFew = await limitSignUp(ports, email, checked.form);
	return isFew && (stoppedAt === null || mayAsk);
}

function tooOften({ seconds }: Refused, { words }: Pick<DeliverySettings, "words">): Refusal {
	return { status: 429, message: words.faults.tooOften, retryAfter: seconds };
}
