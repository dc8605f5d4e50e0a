import { fill } from "../quiz/fill.ts";
import type { RoleKey } from "../quiz/keys.ts";
import type { Group } from "./group.ts";
import { messages } from "./messages.ts";

/**
 * Three prompts for fifteen minutes (docs/product.md 12.7): who is here, what is open, and where several stand together
 * or, without such a role, what comes next.
 * @param nameOf - a role's name
 */
export function promptsFor(group: Group, nameOf: (role: RoleKey) => string): string[] {
	const { band, missing, gathered } = group;
	const { here, missing: open, whole, together, next } = messages.prompts;
	const roles = (keys: readonly RoleKey[]) => ({ roles: keys.map(nameOf).join(", ") });
	return [
		here[band],
		missing.length > 0 ? fill(open[band], roles(missing)) : whole,
		gathered.length > 0 ? fill(together[band], roles(gathered)) : next[band],
	];
}
