import { ROLE_KEYS, type RoleKey } from "./keys.ts";

/** The page of a role: `/quiz/roles/frontline-responder`. */
export function rolePath(role: RoleKey): string {
	return `/quiz/roles/${role.replaceAll("_", "-")}`;
}

/** The role before and the one after it, clockwise around the wheel. */
export function neighborsOf(role: RoleKey): [before: RoleKey, after: RoleKey] {
	const index = ROLE_KEYS.indexOf(role);
	const at = (position: number) => ROLE_KEYS[(position + ROLE_KEYS.length) % ROLE_KEYS.length];
	return [at(index - 1) ?? role, at(index + 1) ?? role];
}
