import { z } from "zod";
import { isList, words } from "./content.ts";
import { waitFor } from "./delivery/limits.ts";
import type { Deliver } from "./delivery/once.ts";
import { isSuppressed } from "./delivery/suppression.ts";
import { digestOf } from "./digest.ts";
import { checkSubmission, type Submission, type Target } from "./forms/submission.ts";
import { BODY_REFUSALS, fieldRefusal, type Refusal, type Taken } from "./http/answers.ts";
import { type Answers, readBody } from "./http/body.ts";
import { refusalOf } from "./http/outcome.ts";
import type { Ports } from "./ports.ts";

/** Long enough for any key that a browser makes, too short to be a place for something else. */
const keySchema = z
	.string()
	.min(16)
	.max(100)
	.regex(/^[\w-]+$/);

/** For how long a key is known, in seconds: longer than any browser tries again. */
const KEYED = 7 * 24 * 60 * 60;
/** The same for a message without a key: a second press is the same, tomorrow's is not. */
const UNKEYED = 10 * 60;

/**
 * Takes a submission: reads, checks and delivers it (spec sections 5 and 7).
 * @throws only what the store throws
 */
export async function receive(
	target: Target,
	request: Request,
	ports: Ports,
	deliver: Deliver,
): Promise<{ taken: Taken } | { refused: Refusal; reason?: string }> {
	const body = await readBody(request);
	if ("fault" in body) return { refused: BODY_REFUSALS[body.fault] };
	if (target === "quiz" && body.kind === "form") return { refused: BODY_REFUSALS["wrong-type"] };
	const taken: Taken = target !== "quiz" && isList(target) ? "confirm" : "sent";
	// Only machines fill in this field. They are told what they want to hear.
	if (body.answers.leaveEmpty) return { taken };

	const checked = checkSubmission(target, body.answers);
	const key = keyIn(body.answers);
	const faults = "faults" in checked ? [...checked.faults] : [];
	if (key === undefined) faults.push({ field: "idempotencyKey", message: words.faults.invalid });
	if ("faults" in checked || key === undefined) {
		return { refused: fieldRefusal(...faults) };
	}
	const { submission } = checked;
	if (target === "quiz" && (await isSuppressed(ports, submission.email))) {
		return { refused: fieldRefusal({ field: "email", message: words.faults.unreachable }) };
	}
	const job = await jobOf(target, submission, key, request, ports);
	const outcome = await withPatience(deliver(job), ports.settings.patience);
	if (outcome.kind === "sent") return { taken };
	return {
		refused: refusalOf(outcome),
		...(outcome.kind === "failed" && { reason: outcome.reason }),
	};
}

/** The key that a browser gave; "" = none, as without JavaScript; undefined = what can't be one. */
function keyIn({ idempotencyKey: key }: Answers): string | undefined {
	if (key === undefined || key === "") return "";
	return keySchema.safeParse(key).data;
}

async function jobOf(
	target: Target,
	submission: Submission,
	given: string,
	request: Request,
	ports: Ports,
) {
	const { settings, clock } = ports;
	const digest = await digestOf(settings.secret, `${target} ${submission.essence}`);
	// Without a key of its own, a message is the same as another one that reads the same.
	const key = `once-${await digestOf(settings.secret, `${target} ${given || digest}`)}`;
	const client = ports.clientAddress(request);
	return {
		key,
		digest,
		remember: given ? KEYED : UNKEYED,
		admit: () => waitFor(ports, { client, recipient: submission.email }),
		mails: () => submission.mails({ settings, key, now: clock.now() }),
	};
}

/** The mail may still leave when the visitor is told to try again; the attempt then finds it sent. */
async function withPatience<Outcome>(
	outcome: Promise<Outcome>,
	milliseconds: number,
): Promise<Outcome | { kind: "failed"; reason: string }> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<{ kind: "failed"; reason: string }>((resolve) => {
		timer = setTimeout(() => resolve({ kind: "failed", reason: "slow" }), milliseconds);
	});
	return Promise.race([outcome, late]).finally(() => clearTimeout(timer));
}
