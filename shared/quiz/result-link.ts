import { dismantledBy } from "./catalogue.ts";
import { PILLAR_KEYS, type RoleKey } from "./keys.ts";
import { keysIn, type LinkedRoles, rolesIn } from "./read-link.ts";
import type { SharedResult } from "./result.ts";
import { roleQuery } from "./role-query.ts";

/** A role's results where no answers are known: no secondary role, and the pillars that the role dismantles. */
export function resultOfRole(role: RoleKey): SharedResult {
	return { primary: role, secondary: null, topPillars: dismantledBy(role) };
}

/**
 * A link that shows exactly these results, and says nothing of the person.
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
 * The results that a link asks for. Keys are looked up in closed lists, and nothing is thrown. Where the secondary role
 * or the pillars can't be read, the results are marked as cut.
 * @param link - an address or its query, such as `?role=healer`
 * @returns undefined where it names no role that exists
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
