import { ENGLISH } from "@liberation/shared/language";
import { base64url, EncryptJWT, errors, jwtDecrypt } from "jose";
import { z } from "zod";
import type { DeliverySettings } from "./ports.ts";

const email = z.string().max(254);

const claimSchema = z.discriminatedUnion("purpose", [
	z.object({
		purpose: z.literal("confirm"),
		form: z.string(),
		email,
		name: z.string().optional(),
		/** Unique for each link. */
		id: z.string(),
		/** In milliseconds since 1970. */
		issuedAt: z.number(),
	}),
	z.object({ purpose: z.literal("unsubscribe"), email, issuedAt: z.number() }),
]);

export type Claim = z.infer<typeof claimSchema>;
export type Purpose = Claim["purpose"];

const DAY = 24 * 60 * 60;
/** Days until a mail is given up. */
const DAYS_OF_ATTEMPTS = 3;
/** Days to confirm a sign-up after the mail has arrived. */
const DAYS_TO_CONFIRM = 3;
/** Unsubscribe links must work for years. */
const DAYS_TO_LEAVE = 2 * 365;

/** Maximum characters of a token. */
const LONGEST = 2_000;
const ALGORITHMS = { alg: "dir", enc: "A256GCM" };

/** Tokens are encrypted, not only signed, so that logs and histories hold no address. */
async function keyOf(secret: string): Promise<Uint8Array> {
	const text = new TextEncoder().encode(`links ${secret}`);
	return new Uint8Array(await crypto.subtle.digest("SHA-256", text));
}

/** Lifetime of a link in days, including the time that its mail may be held and retried. */
function daysOf(purpose: Purpose, { spamDays }: DeliverySettings["retention"]): number {
	if (purpose === "unsubscribe") return DAYS_TO_LEAVE;
	return spamDays + DAYS_OF_ATTEMPTS + DAYS_TO_CONFIRM;
}

/**
 * A link with an encrypted JWT.
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

/** Decrypts a token; undefined where it is invalid or for another purpose. */
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
 * Whether a token is in canonical base64url: other encodings of the same bytes are refused.
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
