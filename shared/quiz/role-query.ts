import type { RoleKey } from "./keys.ts";

/** The roles of a result. Its link names them, and a circle keeps nothing else of it. */
export interface RolePair {
	readonly primary: RoleKey;
	/** Null where no other role tied for first. */
	readonly secondary: RoleKey | null;
}

/** The roles as the query of an address, such as `role=healer&secondary=guide`. */
export function roleQuery({ primary, secondary }: RolePair): string {
	return secondary ? `role=${primary}&secondary=${secondary}` : `role=${primary}`;
}
