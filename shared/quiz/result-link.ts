import { dismantledBy } from "./catalogue.ts";
import type { RoleKey } from "./keys.ts";
import { type LinkedRoles, rolesIn } from "./read-link.ts";
import { resultQuery, type SharedResult } from "./result.ts";

/** Returns the results that stand for a role alone: no secondary role, and the pillars that the role dismantles. */
export function resultOfRole(role: RoleKey): SharedResult {
	return { primary: role, secondary: null, topPillars: dismantledBy(role) };
}

/**
 * A link to exactly these results, without personal data.
 * @param siteUrl - origin and path prefix of the site, without a trailing slash
 */
export function resultLink(siteUrl: string, result: SharedResult): string {
	return `${siteUrl}/quiz?${resultQuery(result, dismantledBy(result.primary))}`;
}

/**
 * Parses the results in a link, accepting known keys only. Never throws; `isCut` marks a truncated link, or one whose
 * secondary role or pillars are invalid.
 * @param link - a URL or its query string, such as `?role=healer`
 * @returns undefined if the link has no valid role
 */
export function resultIn(link: string): (SharedResult & Pick<LinkedRoles, "isCut">) | undefined {
	const linked = rolesIn(link);
	if (!linked) return undefined;
	const { pillars = dismantledBy(linked.primary), ...roles } = linked;
	return { ...roles, topPillars: pillars };
}
