import { z } from "zod";
import { FORM_NAMES } from "../../shared/content/forms.ts";
import { digestOf, fromBase64Url, isDigestOf, toBase64Url } from "../digest.ts";

const address = z.string().max(254);

/** What a link in a mail stands for. It holds all that is needed, so that no database is. */
const claimSchema = z.discriminatedUnion("purpose", [
	z.object({
		purpose: z.literal("confirm"),
		form: z.enum(FORM_NAMES),
		email: address,
		name: z.string().optional(),
		/** Milliseconds since 1970, after which it is too late. */
		expires: z.number(),
	}),
	z.object({ purpose: z.literal("unsubscribe"), email: address }),
]);

export type Claim = z.infer<typeof claimSchema>;
export type ClaimFor<Purpose extends Claim["purpose"]> = Extract<Claim, { purpose: Purpose }>;

/** A link longer than this was not made here. */
const LONGEST = 2_000;

/** The address of a signed link (HMAC-SHA-256). */
export async function signedLink(
	{ endpoint, secret }: { endpoint: string; secret: string },
	claim: Claim,
): Promise<string> {
	const content = toBase64Url(new TextEncoder().encode(JSON.stringify(claim)));
	return `${endpoint}/${claim.purpose}?token=${content}.${await digestOf(secret, content)}`;
}

/**
 * What a token stands for; undefined where it was not signed with the secret, or for something else.
 * That it has expired is for the caller to say: the visitor is told so.
 */
export async function readToken<Purpose extends Claim["purpose"]>(
	secret: string,
	purpose: Purpose,
	token: string,
): Promise<ClaimFor<Purpose> | undefined> {
	const [content = "", signature = "", ...more] = token.split(".");
	if (token.length > LONGEST || more.length > 0) return undefined;
	try {
		if (!(await isDigestOf(secret, content, signature))) return undefined;
		const claim = claimSchema.parse(JSON.parse(new TextDecoder().decode(fromBase64Url(content))));
		return isFor(claim, purpose) ? claim : undefined;
	} catch {
		// Neither base64 nor JSON: as good as unsigned.
		return undefined;
	}
}

function isFor<Purpose extends Claim["purpose"]>(
	claim: Claim,
	purpose: Purpose,
): claim is ClaimFor<Purpose> {
	return claim.purpose === purpose;
}
