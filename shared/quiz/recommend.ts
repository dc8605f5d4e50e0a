import type { RolePair } from "./result.ts";
import type { Program, Role } from "./schema.ts";

export const ON_SCREEN_LIMIT = 4;
/** The number of programs in the results mail and the Role Pack. */
export const IN_PRINT_LIMIT = 3;

/**
 * Recommends the programs of the primary role, then those of the secondary role, without duplicates. Each program gets
 * its rationale for the primary role; if there is none, its rationale for the secondary role.
 * @param offer - the texts of a language
 */
export function recommendPrograms<Offered extends Pick<Program, "slug" | "rationale">>(
	offer: {
		readonly roles: readonly Pick<Role, "role" | "recommendedPrograms">[];
		readonly programs: readonly Offered[];
	},
	{ primary, secondary }: RolePair,
	limit: number,
) {
	const keys = secondary ? [primary, secondary] : [primary];
	const slugs = keys.flatMap(
		(key) => offer.roles.find(({ role }) => role === key)?.recommendedPrograms ?? [],
	);
	return [...new Set(slugs)]
		.flatMap((wanted) => offer.programs.find(({ slug }) => slug === wanted) ?? [])
		.slice(0, limit)
		.map(({ rationale, ...program }) => ({
			...program,
			rationale: keys.map((key) => rationale[key]).find(Boolean),
		}));
}
