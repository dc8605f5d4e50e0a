import { ENGLISH } from "@liberation/shared/language";
import { base64url, EncryptJWT, errors, jwtDecrypt } from "jose";
import { z } from "zod";
import type { DeliverySettings } from "./ports.ts";

const email = z.string().max(254);

/** What a link in a mail stands for. */
const claimSchema = z.discriminatedUnion("purpose", [
	z.object({
		purpose: z.literal("confirm"),
		form: z.string(),
		email,
		name: z.string().optional(),
		/** Unlike that of every other link, and the same however the link is written. */
		id: z.string(),
		/** When it was asked for, in milliseconds since 1970. */
		issuedAt: z.number(),
	}),
	z.object({ purpose: z.literal("unsubscribe"), email, issuedAt: z.number() }),
]);

export type Claim = z.infer<typeof claimSchema>;
export type Purpose = Claim["purpose"];

const DAY = 24 * 60 * 60;
/** Days that a mail is tried before it is given up. */
const DAYS_OF_ATTEMPTS = 3;
/** Days that somebody has at least to press the link of a sign-up. */
const DAYS_TO_CONFIRM = 3;
/** A link that ends mail outlives the mail programs that show it. */
const DAYS_TO_LEAVE = 2 * 365;

/** A link longer than this was not made here. */
const LONGEST = 2_000;
const ALGORITHMS = { alg: "dir", enc: "A256GCM" };

/** Tokens are sealed, not only signed: a proxy's log or a browser's history holds no name. */
async function keyOf(secret: string): Promise<Uint8Array> {
	const text = new TextEncoder().encode(`links ${secret}`);
	return new Uint8Array(await crypto.subtle.digest("SHA-256", text));
}

/** How many days a link works. A mail may be held as spam and then tried for long before it arrives. */
function daysOf(purpose: Purpose, { spamDays }: DeliverySettings["retention"]): number {
	if (purpose === "unsubscribe") return DAYS_TO_LEAVE;
	return spamDays + DAYS_OF_ATTEMPTS + DAYS_TO_CONFIRM;
}

/**
 * The address of a sealed link: an encrypted JWT stands in it.
 * @param language - of the page that it opens
 */
export async function signedLink(
	{ endpoint, secret, retention }: Pick<DeliverySettings, "endpoint" | "secret" | "retention">,
	claim: Claim,
	language = ENGLISH.lang,
): Promise<string> {
	const issuedAt = Math.floor(claim.issuedAt / 1000);
	const token = await new EncryptJWT({ claim })
		.setProtectedHeader(ALGORITHMS)
		.setExpirationTime(issuedAt + daysOf(claim.purpose, retention) * DAY)
		.encrypt(await keyOf(secret));
	const inLanguage = language === ENGLISH.lang ? "" : `&lang=${language}`;
	return `${endpoint}/${claim.purpose}?token=${token}${inLanguage}`;
}

/** What a token stands for; `expired` where it is too late, undefined where it isn't ours or for this. */
export async function readToken(
	secret: string,
	purpose: Purpose,
	token: string,
	now: number,
): Promise<Claim | "expired" | undefined> {
	if (token.length > LONGEST) return undefined;
	try {
		if (!isCanonical(token)) return undefined;
		const { payload } = await jwtDecrypt(token, await keyOf(secret), {
			keyManagementAlgorithms: [ALGORITHMS.alg],
			contentEncryptionAlgorithms: [ALGORITHMS.enc],
			requiredClaims: ["exp"],
			currentDate: new Date(now),
		});
		const claim = claimSchema.parse(payload.claim);
		return claim.purpose === purpose ? claim : undefined;
	} catch (error) {
		return error instanceof errors.JWTExpired ? "expired" : undefined;
	}
}

/**
 * Whether a token is written as we write it: base64 can be written in more ways than one.
 * @throws TypeError where it is no base64
 */
function isCanonical(token: string): boolean {
	const parts = token.split(".");
	return (
		parts.length === 5 &&
		parts.every(
			(part) => /^[\w-]*$/.test(part) && base64url.encode(base64url.decode(part)) === part,
		)
	);
}
