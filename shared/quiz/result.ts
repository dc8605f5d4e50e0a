import type { PillarKey, RoleKey } from "./keys.ts";

/** The roles of a result. A circle stores only the roles and a name for each person. */
export interface RolePair {
	readonly primary: RoleKey;
	/** The runner-up among tied roles; null without a tie. */
	readonly secondary: RoleKey | null;
}

/** The part of a result that a result link contains, and that the results page, the mail and the Role Pack show. */
export interface SharedResult extends RolePair {
	readonly topPillars: readonly [PillarKey, PillarKey];
}

/**
 * Formats the roles as a query string, such as `secondary=guide&role=healer`. `role` comes last, so that a link that is
 * truncated anywhere lacks it: nothing tells that `?role=healer` went on.
 */
export function roleQuery({ primary, secondary }: RolePair): string {
	return `${secondary ? `secondary=${secondary}&` : ""}role=${primary}`;
}
