import { base64url, errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";

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
/** How long a link works, in seconds. One that ends mail outlives the mail programs that show it. */
const LIFETIMES: Readonly<Record<Purpose, number>> = {
	confirm: 3 * DAY,
	unsubscribe: 2 * 365 * DAY,
};

/** A link longer than this was not made here. */
const LONGEST = 2_000;
const ALGORITHM = "HS256";

const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** The address of a signed link: a JWT stands in it. */
export async function signedLink(
	{ endpoint, secret }: { endpoint: string; secret: string },
	claim: Claim,
): Promise<string> {
	const issuedAt = Math.floor(claim.issuedAt / 1000);
	const token = await new SignJWT({ claim })
		.setProtectedHeader({ alg: ALGORITHM })
		.setExpirationTime(issuedAt + LIFETIMES[claim.purpose])
		.sign(keyOf(secret));
	return `${endpoint}/${claim.purpose}?token=${token}`;
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
		const { payload } = await jwtVerify(token, keyOf(secret), {
			algorithms: [ALGORITHM],
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
		parts.length === 3 &&
		parts.every(
			(part) => /^[\w-]+$/.test(part) && base64url.encode(base64url.decode(part)) === part,
		)
	);
}
