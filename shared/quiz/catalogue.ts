import type { PillarKey, RoleKey } from "./keys.ts";
import pillarsJson from "./pillars.json" with { type: "json" };
import programsJson from "./programs.json" with { type: "json" };
import questionsJson from "./questions.json" with { type: "json" };
import rolesJson from "./roles.json" with { type: "json" };
import type { Pillar, Program, Question, Role, Tier } from "./schema.ts";
import tiersJson from "./tiers.json" with { type: "json" };

/**
 * The quiz's content. A translation's script has it without the English words, which `withWords` replaces; scoring
 * reads keys alone.
 */
export interface Catalogue {
	questions: readonly Question[];
	roles: readonly Role[];
	pillars: readonly Pillar[];
	programs: readonly Program[];
	tiers: readonly Tier[];
}

/*
 * TypeScript reads a key in a JSON file as any string, and a pair as a list of any length. `npm run check` validates the
 * files against schema.ts, from which these types come, so zod is not shipped with the quiz.
 */
export const pillars = pillarsJson as readonly Pillar[];

/** The files with more than words. */
export const structure = {
	questions: questionsJson,
	roles: rolesJson,
	programs: programsJson,
	tiers: tiersJson,
} as unknown as Omit<Catalogue, "pillars">;

export const { questions, roles, programs, tiers } = structure;

/** The two habits that a role dismantles. */
export function dismantledBy(key: RoleKey): Role["dismantles"] {
	return roleOf(key).dismantles;
}

export function roleOf(key: RoleKey): Role {
	return roles.find(({ role }) => role === key) ?? missing(key);
}

export function pillarOf(key: PillarKey): Pillar {
	return pillars.find((pillar) => pillar.key === key) ?? missing(key);
}

/** `either_or` is "Either/Or Thinking". */
export function pillarLabel(key: PillarKey): string {
	return pillarOf(key).label;
}

/** @throws Error naming the key that a file lost; `npm run check` finds it first */
export function missing(key: string): never {
	throw new Error(`no "${key}" in the catalogue`);
}
