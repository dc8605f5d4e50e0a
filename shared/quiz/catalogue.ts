import type { PillarKey, RoleKey } from "./keys.ts";
import pillarsJson from "./pillars.json" with { type: "json" };
import programsJson from "./programs.json" with { type: "json" };
import questionsJson from "./questions.json" with { type: "json" };
import rolesJson from "./roles.json" with { type: "json" };
import type { Pillar, Program, Question, Role, Tier } from "./schema.ts";
import tiersJson from "./tiers.json" with { type: "json" };

/** The five files of the quiz's content. */
interface Catalogue {
	questions: readonly Question[];
	roles: readonly Role[];
	pillars: readonly Pillar[];
	programs: readonly Program[];
	tiers: readonly Tier[];
}

/*
 * TypeScript reads a key in a JSON file as any string, and a pair as a list of any length. `npm run check` validates the
 * files against schema.ts, from which these types come, so nothing is validated again (and zod is not shipped) where
 * the quiz runs.
 */
export const { questions, roles, pillars, programs, tiers } = {
	questions: questionsJson,
	roles: rolesJson,
	pillars: pillarsJson,
	programs: programsJson,
	tiers: tiersJson,
} as unknown as Catalogue;

/** The role of this key. */
export function roleOf(key: RoleKey): Role {
	return found(
		roles.find(({ role }) => role === key),
		key,
	);
}

/** The pillar of this key: its name, what it looks like and the way out of it. */
export function pillarOf(key: PillarKey): Pillar {
	return found(
		pillars.find((pillar) => pillar.key === key),
		key,
	);
}

/** The name of a pillar as visitors read it: `either_or` is "Either/Or Thinking". */
export function pillarLabel(key: PillarKey): string {
	return pillarOf(key).label;
}

/** @throws Error naming the key that a file lost; `npm run check` finds it first */
function found<Entry>(entry: Entry | undefined, key: string): Entry {
	if (!entry) throw new Error(`no "${key}" in the catalogue`);
	return entry;
}
