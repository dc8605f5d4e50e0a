import { type Catalogue, catalogue } from "./catalogue-data.ts";
import type { PillarKey, RoleKey } from "./keys.ts";

export const { questions, roles, pillars, programs, tiers } = catalogue;

/** The role of this key. */
export function roleOf(key: RoleKey): Catalogue["roles"][number] {
	return found(
		roles.find(({ role }) => role === key),
		key,
	);
}

/** The name of a pillar as visitors read it: `either_or` is "Either/Or Thinking". */
export function pillarLabel(key: PillarKey): string {
	return found(
		pillars.find((pillar) => pillar.key === key),
		key,
	).label;
}

/** @throws Error naming the key that a file lost; `npm run check` finds it first */
function found<Entry>(entry: Entry | undefined, key: string): Entry {
	if (!entry) throw new Error(`no "${key}" in the catalogue`);
	return entry;
}
