import { z } from "zod";
import type { Answers } from "../check/schema.ts";
import { type CheckedSubmission, checkSubmission, QUIZ } from "../check/submission.ts";
import { messagesOf } from "../compose/messages.ts";
import { words } from "../content.ts";
import { notifyFull } from "../deliver/notices.ts";
import { sha256 } from "../digest.ts";
import { addressDigest } from "../limits/address.ts";
import { type Refused, takeFromLimits } from "../limits/limits.ts";
import type { Ports, RequestContext } from "../ports.ts";
import { BODY_REFUSALS, fieldRefusal, type Refusal, type Taken } from "./answers.ts";
import { readBody } from "./body.ts";

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
 * Takes a submission: reads, checks, counts and composes it, and stores it (docs/product.md 5.3).
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
	const body = await readBody(request);
	if ("fault" in body) return { refused: BODY_REFUSALS[body.fault] };
	if (target === QUIZ && body.kind === "form") return { refused: BODY_REFUSALS["wrong-type"] };

	const now = clock.now();
	const checked = checkSubmission(target, body.answers, settings, now);
	const key = keyIn(body.answers);
	const faults = "faults" in checked ? [...checked.faults] : [];
	if (key === undefined) faults.push({ field: "idempotencyKey", message: words.faults.invalid });
	if ("faults" in checked || key === undefined) return { refused: fieldRefusal(...faults) };

	const fingerprint = await sha256(`${target} ${checked.canonical}`);
	const ids = await idsOf(target, key, fingerprint, now);
	for (const id of ids) {
		const known = await store.find(id);
		if (known) return answerFor(checked, known.fingerprint === fingerprint);
	}

	// Only machines fill in this field.
	const held = Boolean(body.answers.leaveEmpty);
	const recipient = checked.kind === "form" ? undefined : checked.email;
	const refused = await takeFromLimits(ports, { client: context.client, recipient, held });
	if (refused) return { refused: await limitRefusal(refused, context, ports) };

	const [id = ""] = ids;
	const stored = await store.insert({
		id,
		fingerprint,
		held,
		form: target,
		email: checked.email,
		answers: checked.answers,
		receivedAt: now,
		awaitsAnswer: checked.kind === "form",
		messages: await messagesOf(
			checked,
			{ settings, mailChannel: ports.mailChannel, id, now },
			await mayMailVisitor(checked, ports),
		),
	});
	if (stored.created) context.stored();
	return answerFor(checked, stored.fingerprint === fingerprint);
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

function answerFor(
	{ kind }: CheckedSubmission,
	isSame: boolean,
): { taken: Taken } | { refused: Refusal } {
	if (!isSame) return { refused: { status: 409, message: words.faults.usedKey } };
	return { taken: kind === "sign-up" ? "confirm" : "sent" };
}

/** Whoever asks is told the same either way: anybody may type anybody's address. */
async function mayMailVisitor(
	{ kind, email }: CheckedSubmission,
	{ store, clock }: Ports,
): Promise<boolean> {
	if (kind === "form") return false;
	const digest = await addressDigest(email);
	const { stoppedAt } = await store.address(digest);
	if (stoppedAt === null) return true;
	if (kind !== "sign-up") return false;
	return store.takeConfirmation(digest, clock.now(), CONFIRMATION_INTERVAL);
}

async function limitRefusal(
	{ limit, seconds }: Refused,
	context: RequestContext,
	ports: Ports,
): Promise<Refusal> {
	if (limit !== "overall") {
		return { status: 429, message: words.faults.tooOften, retryAfter: seconds };
	}
	if (await notifyFull(ports)) context.stored();
	return { status: 503, message: words.faults.notSent, retryAfter: seconds };
}
