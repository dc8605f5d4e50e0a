import type { RoleKey } from "./keys.ts";
import programsJson from "./programs.json" with { type: "json" };
import questionsJson from "./questions.json" with { type: "json" };
import rolesJson from "./roles.json" with { type: "json" };
import type { Program, Question, Role, Tier } from "./schema.ts";
import tiersJson from "./tiers.json" with { type: "json" };

/** What is the same in every language: keys, marks, slugs and addresses, without a word. */
interface Structure {
	questions: readonly {
		readonly id: Question["id"];
		readonly options: readonly Pick<Question["options"][number], "role" | "pillars">[];
	}[];
	roles: readonly Pick<Role, "role" | "dismantles" | "recommendedPrograms">[];
	programs: readonly Pick<
		Program,
		"slug" | "title" | "category" | "partner" | "url" | "enrollment"
	>[];
	tiers: readonly Pick<Tier, "slug" | "price" | "url">[];
}

/*
 * TypeScript reads a key in a JSON file as any string, and a pair as a list of any length. `npm run check` validates the
 * files against schema.ts, from which these types come, so nothing is validated again (and zod is not shipped) where
 * the quiz runs.
 */
export const { questions, roles, programs, tiers } = {
	questions: questionsJson,
	roles: rolesJson,
	programs: programsJson,
	tiers: tiersJson,
} as unknown as Structure;

/** The two habits that a role dismantles. */
export function dismantledBy(key: RoleKey): Role["dismantles"] {
	const role = roles.find(({ role }) => role === key);
	if (!role) throw new Error(`no "${key}" in roles.json`);
	return role.dismantles;
}
