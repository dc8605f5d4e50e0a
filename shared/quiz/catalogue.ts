import { type PillarKey, pillarIn, type RoleKey, roleIn } from "./keys.ts";
import pillarsJson from "./pillars.json" with { type: "json" };
import programsJson from "./programs.json" with { type: "json" };
import questionsJson from "./questions.json" with { type: "json" };
import rolesJson from "./roles.json" with { type: "json" };
import type { Pillar, Program, Question, Role, Tier } from "./schema.ts";
import tiersJson from "./tiers.json" with { type: "json" };

/** The quiz's content, into which `withWords` fills the texts of a translation. */
export interface Catalogue {
	questions: readonly Question[];
	roles: readonly Role[];
	pillars: readonly Pillar[];
	programs: readonly Program[];
	tiers: readonly Tier[];
}

/*
 * Type assertions are needed, because TypeScript infers a key in a JSON file as `string` and a pair as an array. The
 * assertions are safe without validation by zod at runtime, because `npm run check` validates the files.
 */
export const catalogue = {
	questions: questionsJson,
	roles: rolesJson,
	pillars: pillarsJson,
	programs: programsJson,
	tiers: tiersJson,
} as unknown as Catalogue;

export const { questions, roles, pillars, programs, tiers } = catalogue;

/** Returns the two pillars that a role dismantles. */
export function dismantledBy(key: RoleKey): Role["dismantles"] {
	return roleOf(key).dismantles;
}

export function roleOf(key: RoleKey): Role {
	return roleIn({ roles }, key);
}

export function pillarOf(key: PillarKey): Pillar {
	return pillarIn({ pillars }, key);
}

/** Returns the label of a pillar: "Either/Or Thinking" for `either_or`. */
export function pillarLabel(key: PillarKey): string {
	return pillarOf(key).label;
}
