import { dismantledBy } from "./catalogue.ts";
import { PILLAR_KEYS, type RoleKey } from "./keys.ts";
import { keysIn, type LinkedRoles, rolesIn } from "./read-link.ts";
import type { SharedResult } from "./result.ts";
import { roleQuery } from "./role-query.ts";

/** A role's results without answers: no secondary role, and the pillars that it dismantles. */
export function resultOfRole(role: RoleKey): SharedResult {
	return { primary: role, secondary: null, topPillars: dismantledBy(role) };
}

/**
 * A link to exactly these results, without personal data.
 * @param siteUrl - origin of the site, without a slash at its end
 */
export function resultLink(
	siteUrl: string,
	{ primary, secondary, topPillars }: SharedResult,
): string {
	const pillars = topPillars.join();
	return [
		`${siteUrl}/quiz?${roleQuery({ primary, secondary })}`,
		pillars !== dismantledBy(primary).join() && `pillars=${pillars}`,
	]
		.filter(Boolean)
		.join("&");
}

/**
 * The results that a link names, by closed lists of keys. Never throws; results with an unreadable secondary role or
 * pillars are marked as cut.
 * @param link - an address or its query, such as `?role=healer`
 * @returns undefined where it names no role
 */
export function resultIn(link: string): (SharedResult & LinkedRoles) | undefined {
	const roles = rolesIn(link);
	if (!roles) return undefined;
	const own = dismantledBy(roles.primary);
	const [first, second] = keysIn(link, "pillars", PILLAR_KEYS, 2) ?? own;
	return first && second
		? { ...roles, topPillars: [first, second] }
		: { ...roles, topPillars: own, isCut: true };
}
