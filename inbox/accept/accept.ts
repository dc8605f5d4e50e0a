import { formNamed, waitsForOf } from "@liberation/shared/content/forms";
import { z } from "zod";
import type { Answers } from "../check/schema.ts";
import { type CheckedSubmission, checkSubmission, QUIZ } from "../check/submission.ts";
import { messagesOf } from "../compose/messages.ts";
import { notifyFull } from "../deliver/notices.ts";
import { sha256 } from "../digest.ts";
import { addressDigest } from "../limits/keys.ts";
import { type Refused, takeRequest, takeSignUp, takeSubmission } from "../limits/limits.ts";
import type { DeliverySettings, Ports, RequestContext } from "../ports.ts";
import type { Submission } from "../store/port.ts";
import { bodyRefusal, fieldRefusal, type Refusal, type Taken } from "./answers.ts";
import { readBody } from "./body.ts";
import { quizOptIn } from "./opt-in.ts";

/** Long enough for any key that a browser makes, too short to be a place for something else. */
const keySchema = z
	.string()
	.min(16)
	.max(100)
	.regex(/^[\w-]+$/);

/** Without a key, the same words within this time are the same submission, in milliseconds. */
const UNKEYED = 10 * 60 * 1000;

/** An address that wants no mail is asked at most once in this time whether it does, in milliseconds. */
const CONFIRMATION_INTERVAL = 7 * 24 * 60 * 60 * 1000;

/**
 * Takes a submission: reads, checks, counts and composes it, and stores it.
 * @param target - the name of a form, or QUIZ
 * @throws only what the store throws
 */
export async function accept(
	target: string,
	request: Request,
	context: RequestContext,
	ports: Ports,
): Promise<{ taken: Taken } | { refused: Refusal }> {
	const { settings, store, clock } = ports;
	const { faults } = settings.words;
	const tooMany = await takeRequest(ports, context.client);
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
	// Only machines fill in this field. What they send must not stand for what a person sends without a key.
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
	// Before it is checked: the form may have changed since it was taken.
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

/** Above these it is stored and held, and never refused: others may have reached them, and it may be an honest one. */
const HOLDING: readonly Refused["limit"][] = ["overall", "perRecipient", "recipientsPerClient"];

async function count(
	checked: CheckedSubmission,
	isTrapped: boolean,
	{ client, stored }: RequestContext,
	ports: Ports,
): Promise<{ held: boolean } | { refused: Refusal }> {
	const reached = await takeSubmission(ports, client, checked, isTrapped);
	if (!reached) return { held: isTrapped };
	if (!HOLDING.includes(reached.limit)) return { refused: tooOften(reached, ports.settings) };
	if (await notifyFull(ports)) stored();
	return { held: true };
}

/**
 * What was sent, as the same text for two attempts that say the same: without what each attempt has of its own, and
 * in the order of the names.
 */
function canonical({ idempotencyKey: _key, leaveEmpty: _trap, ...answers }: Answers): string {
	return JSON.stringify(
		Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1)),
		(name, value: unknown) => (name === "at" ? undefined : value),
	).normalize("NFC");
}

/** The key that a browser gave; "" = none, as without JavaScript; undefined = what can't be one. */
function keyIn({ idempotencyKey: key }: Answers): string | undefined {
	if (key === undefined || key === "") return "";
	return keySchema.safeParse(key).data;
}

/** Under which ids the submission may be known, and first the one that it gets. */
async function idsOf(target: string, key: string, fingerprint: string, now: number) {
	const idOf = async (name: string) => (await sha256(`${target} ${name}`)).slice(0, 32);
	if (key) return [await idOf(`key ${key}`)];
	const period = Math.floor(now / UNKEYED);
	return [await idOf(`${fingerprint} ${period}`), await idOf(`${fingerprint} ${period - 1}`)];
}

/** Whether a page gave its quiz a slug that no partner has. */
function isUnknownPartner({ partner }: Answers, { partners }: DeliverySettings): boolean {
	return typeof partner === "string" && partner !== "" && !partners.includes(partner);
}

/**
 * Whoever asks is told the same either way, after the same work: anybody may type anybody's address, and the time
 * that an answer takes must not tell who has left.
 */
async function mayMailVisitor(checked: CheckedSubmission, ports: Ports): Promise<boolean> {
	const { store, clock } = ports;
	const { kind, email } = checked;
	if (kind === "form") return false;
	const digest = await addressDigest(store, email);
	const { stoppedAt } = await store.address(digest);
	if (kind === "quiz") return stoppedAt === null;
	// Asked whether or not they left: it changes nothing for those who did not.
	const mayAsk = await store.takeConfirmation(digest, clock.now(), CONFIRMATION_INTERVAL);
	// Strangers who type an address over and over fill its inbox with no more than a few mails.
	const isFew = await takeSignUp(ports, email, checked.form);
	return isFew && (stoppedAt === null || mayAsk);
}

function tooOften({ seconds }: Refused, { words }: Pick<DeliverySettings, "words">): Refusal {
	return { status: 429, message: words.faults.tooOften, retryAfter: seconds };
}
