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
 * Formats a result as a query string.
 * @param dismantled - the pillars that the primary role dismantles, which the query omits
 */
export function resultQuery(result: SharedResult, dismantled: SharedResult["topPillars"]): string {
	const pillars = result.topPillars.join();
	return (pillars === dismantled.join() ? "" : `pillars=${pillars}&`) + roleQuery(result);
}

/**
 * Formats the roles as a query string, such as `secondary=guide&role=healer`. `role` comes last, so that a link that is
 * truncated anywhere lacks it: nothing tells that `?role=healer` went on.
 */
export function roleQuery({ primary, secondary }: RolePair): string {
	return `${secondary ? `secondary=${secondary}&` : ""}role=${primary}`;
}
