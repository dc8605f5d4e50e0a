import type { RoleKey } from "./keys.ts";

/** The roles of a result, the only part that a circle stores. */
export interface RolePair {
	readonly primary: RoleKey;
	readonly secondary: RoleKey | null;
}

/** Formats the roles as a query string, such as `role=healer&secondary=guide`. */
export function roleQuery({ primary, secondary }: RolePair): string {
	return secondary ? `role=${primary}&secondary=${secondary}` : `role=${primary}`;
}
