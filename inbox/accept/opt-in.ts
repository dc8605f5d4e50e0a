import { QUIZ } from "../check/submission.ts";
import { type AddressKeys, addressDigest } from "../limits/keys.ts";
import type { NewOptIn, NewSubmission } from "../store/types.ts";

/** Returns the opt-in to updates that a quiz submission contains; undefined for any other submission. */
export async function quizOptIn(
	store: AddressKeys,
	{
		id,
		form,
		email,
		answers,
		receivedAt,
	}: Pick<NewSubmission, "id" | "form" | "email" | "answers" | "receivedAt">,
): Promise<NewOptIn | undefined> {
	if (form !== QUIZ) return undefined;
	const { role = "", partner = "", language = "", consent: agreed = "", wording = "" } = answers;
	return {
		id,
		email,
		form,
		requestedAt: receivedAt,
		confirmedAt: receivedAt,
		details: { role, partner, language, agreed, wording },
		digest: await addressDigest(store, email),
	};
}
