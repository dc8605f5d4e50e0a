import type { RoleKey } from "./keys.ts";

/** The roles of a result. A circle stores only the roles and a name for each person. */
export interface RolePair {
	readonly primary: RoleKey;
	readonly secondary: RoleKey | null;
}

/** Formats the roles as a query string, such as `role=healer&secondary=guide`. */
export function roleQuery({ primary, secondary }: RolePair): string {
	return secondary ? `role=${primary}&secondary=${secondary}` : `role=${primary}`;
}
