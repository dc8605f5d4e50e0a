import type { RoleKey } from "./keys.ts";

/** The roles of a result: all that a circle keeps of it. */
export interface RolePair {
	readonly primary: RoleKey;
	readonly secondary: RoleKey | null;
}

/** The roles as the query of an address, such as `role=healer&secondary=guide`. */
export function roleQuery({ primary, secondary }: RolePair): string {
	return secondary ? `role=${primary}&secondary=${secondary}` : `role=${primary}`;
}
