import pillarsJson from "./pillars.json" with { type: "json" };
import programsJson from "./programs.json" with { type: "json" };
import questionsJson from "./questions.json" with { type: "json" };
import rolesJson from "./roles.json" with { type: "json" };
import type { Pillar, Program, Question, Role, Tier } from "./schema.ts";
import tiersJson from "./tiers.json" with { type: "json" };

/**
 * The five files of the quiz's content, less what only pages show. The widget's build puts a packed form of the
 * same in the place of this module: widget/data/.
 */
export interface Catalogue {
	questions: readonly Question[];
	roles: readonly Omit<Role, "icon">[];
	pillars: readonly Pillar[];
	programs: readonly Omit<Program, "category" | "partner">[];
	tiers: readonly Omit<Tier, "slug">[];
}

/*
 * TypeScript reads "weaver" in a JSON file as any string. `npm run check` validates the files against
 * schema.ts, from which these types come, so that nothing has to be validated again (and zod
 * has not to be shipped) where the quiz runs.
 */
export const catalogue = {
	questions: questionsJson,
	roles: rolesJson,
	pillars: pillarsJson,
	programs: programsJson,
	tiers: tiersJson,
} as unknown as Catalogue;
