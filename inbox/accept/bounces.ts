import { attempt } from "@liberation/shared/attempt";
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { plainAddress } from "../check/text.ts";
import { digestOf } from "../common/digest.ts";
import { limitRequest } from "../limits/limits.ts";
import type { Arrival } from "../ports.ts";
import { bodyRefusal, jsonAnswer, jsonRefusal, limitRefusal } from "./answers.ts";
import { bounded, readText } from "./body.ts";
import { stopMail } from "./subscription-events.ts";

export const BOUNCES = "bounces";

/** The report of a hard bounce or a spam complaint. A complaint counts as unsubscribing (`asked`). */
type Report = Readonly<{ email: string; cause: "bounced" | "asked" }>;

/**
 * Handles the webhook by which a mail service reports hard bounces and spam complaints.
 * @param secret - Resend's signing secret (`whsec_...`), or the basic-auth password that Postmark sends
 * @throws errors of the store, and of a request body that ends early
 */
export async function answerBounces(secret: string, arrival: Arrival): Promise<Response> {
	const { request, context, ports } = arrival;
	const { settings } = ports;
	const { faults } = settings.languages.en.mail;
	if (request.method !== "POST") {
		return jsonRefusal({ status: 405, message: faults.method, allow: "POST" });
	}
	const tooMany = await limitRequest(ports, context.client);
	if (tooMany) return jsonRefusal(limitRefusal(tooMany, settings));
	const read = await readText(request);
	if ("fault" in read) return jsonRefusal(bodyRefusal(read.fault, settings));
	const isSigned = secret.startsWith("whsec_");
	const isTheirs = isSigned
		? isSignedWith(secret, request.headers, read.text)
		: await hasPassword(secret, request.headers);
	if (!isTheirs) return jsonRefusal({ status: 401, message: faults.notUnderstood });

	const schema = isSigned ? resendEvent : postmarkEvent;
	// Other events, such as a soft bounce, report nothing.
	const reports = attempt(() => schema.parse(bounded(JSON.parse(read.text)))) ?? [];
	for (const { email, cause } of reports) await stopMail(cause, email, arrival);
	return jsonAnswer(200, { status: "noted" });
}

/** Verifies Resend's signature: Svix's scheme, which is Standard Webhooks under other header names. */
function isSignedWith(secret: string, headers: Headers, text: string): boolean {
	const named = ["id", "timestamp", "signature"].map((name) => [
		`webhook-${name}`,
		headers.get(`svix-${name}`) ?? "",
	]);
	try {
		new Webhook(secret).verify(text, Object.fromEntries(named), { jsonParse: false });
		return true;
	} catch {
		return false;
	}
}

/** Whether the basic-auth password is the secret. Comparing digests prevents timing attacks. */
async function hasPassword(secret: string, headers: Headers): Promise<boolean> {
	const [, encoded = ""] = /^Basic ([\w+/]+=*)$/.exec(headers.get("authorization") ?? "") ?? [];
	const given = attempt(() => atob(encoded)) ?? "";
	const password = given.slice(given.indexOf(":") + 1);
	return (await digestOf(secret, password)) === (await digestOf(secret, secret));
}

/** Resend's events: https://resend.com/docs/webhooks/emails/bounced */
const resendEvent = z
	.object({
		type: z.enum(["email.bounced", "email.complained"]),
		data: z.object({
			to: z.array(plainAddress),
			bounce: z.object({ type: z.literal("Permanent") }).optional(),
		}),
	})
	.transform(({ type, data }): Report[] => {
		const cause = type === "email.bounced" ? "bounced" : "asked";
		return data.to.map((to) => ({ email: to, cause }));
	});

/**
 * Postmark's events: https://postmarkapp.com/developer/webhooks/bounce-webhook. A bounce is hard if it makes the
 * address `Inactive`: Postmark then sends no more mail to that address.
 */
const postmarkEvent = z
	.discriminatedUnion("RecordType", [
		z.object({ RecordType: z.literal("Bounce"), Inactive: z.literal(true), Email: plainAddress }),
		z.object({ RecordType: z.literal("SpamComplaint"), Email: plainAddress }),
	])
	.transform(({ RecordType, Email }): Report[] => [
		{ email: Email, cause: RecordType === "Bounce" ? "bounced" : "asked" },
	]);
