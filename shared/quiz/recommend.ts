import type { RolePair } from "./result.ts";
import type { Program, Role } from "./schema.ts";

export const ON_SCREEN_LIMIT = 4;
/** The number of programs in the results mail and the Role Pack. */
export const IN_PRINT_LIMIT = 3;

export interface Recommendation {
	readonly slug: string;
	readonly title: string;
	readonly summary: string;
	/** A path of the site, such as `/academy/parenting`, or an absolute URL. */
	readonly url: string;
	readonly rationale?: string;
}

interface Offer {
	readonly roles: readonly Pick<Role, "role" | "recommendedPrograms">[];
	readonly programs: readonly Pick<Program, "slug" | "title" | "summary" | "url" | "rationale">[];
}

/**
 * Recommends the programs of the primary, then of the secondary role, without duplicates.
 * @param offer - the texts of a language
 */
export function recommendPrograms(
	offer: Offer,
	{ primary, secondary }: RolePair,
	limit: number,
): Recommendation[] {
	const keys = secondary ? [primary, secondary] : [primary];
	const slugs = keys.flatMap(
		(key) => offer.roles.find(({ role }) => role === key)?.recommendedPrograms ?? [],
	);
	return [...new Set(slugs)]
		.flatMap((wanted) => offer.programs.find(({ slug }) => slug === wanted) ?? [])
		.slice(0, limit)
		.map(({ slug, title, summary, url, rationale: rationales }) => {
			const rationale = keys.map((key) => rationales[key]).find(Boolean);
			return { slug, title, summary, url, ...(rationale && { rationale }) };
		});
}
