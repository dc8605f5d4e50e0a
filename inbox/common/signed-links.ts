import type { BuildInfo } from "@liberation/shared/build-info";
import { ENGLISH } from "@liberation/shared/language";
import { base64url, EncryptJWT, errors, jwtDecrypt } from "jose";
import { z } from "zod";

/** `issuedAt` is the time of creation in milliseconds since 1970. */
const shared = { email: z.string().max(254), issuedAt: z.number() };
const signUp = { form: z.string(), name: z.string().optional(), id: z.string() };
const claimSchema = z.discriminatedUnion("purpose", [
	z.object({ purpose: z.literal("confirm"), ...signUp, ...shared }),
	z.object({ purpose: z.literal("unsubscribe"), ...shared }),
]);

export type Claim = z.infer<typeof claimSchema>;
export type Purpose = Claim["purpose"];

const DAY = 24 * 60 * 60;
/** Days for which a mail is retried before it is given up. */
const DAYS_OF_ATTEMPTS = 3;
/** Minimum days in which a visitor can confirm a sign-up after the mail has arrived. */
const DAYS_TO_CONFIRM = 3;
/** Lifetime of an unsubscribe link in days. It must work for years. */
const DAYS_TO_LEAVE = 2 * 365;

const LONGEST = 2_000;
const ALGORITHMS = { alg: "dir", enc: "A256GCM" };

/** Derives the key. Tokens are encrypted, not only signed, so that no address appears in logs and browser histories. */
async function keyOf(secret: string): Promise<Uint8Array> {
	const text = new TextEncoder().encode(`links ${secret}`);
	return new Uint8Array(await crypto.subtle.digest("SHA-256", text));
}

interface Signer extends Pick<BuildInfo, "retention"> {
	readonly endpoint: string;
	readonly secret: string;
}

/** Creates a link with an encrypted JWT to a page in a language. It outlives holding and retrying its mail. */
export async function signedLink(
	{ endpoint, secret, retention }: Signer,
	claim: Claim,
	language = ENGLISH.lang,
): Promise<string> {
	const toConfirm = retention.spamDays + DAYS_OF_ATTEMPTS + DAYS_TO_CONFIRM;
	const days = claim.purpose === "unsubscribe" ? DAYS_TO_LEAVE : toConfirm;
	const token = await new EncryptJWT({ claim })
		.setProtectedHeader(ALGORITHMS)
		.setExpirationTime(Math.floor(claim.issuedAt / 1000) + days * DAY)
		.encrypt(await keyOf(secret));
	const inLanguage = language === ENGLISH.lang ? "" : `&lang=${language}`;
	return `${endpoint}/${claim.purpose}?token=${token}${inLanguage}`;
}

/** Decrypts a token; undefined where the token is invalid or has another purpose. */
export async function readToken(
	secret: string,
	purpose: Purpose,
	token: string,
	now: number,
): Promise<Claim | "expired" | undefined> {
	// Other encodings of the same bytes are refused.
	const isCanonical = (part: string) => base64url.encode(base64url.decode(part)) === part;
	if (token.length > LONGEST) return undefined;
	try {
		if (!token.split(".").every(isCanonical)) return undefined;
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
