import { keyNamed, PILLAR_KEYS, type RoleKey } from "./keys.ts";
import type { SharedResult } from "./result.ts";
import { onlyValue, roleQuery, rolesInQuery } from "./role-query.ts";
import { dismantledBy } from "./structure.ts";

export type ParsedResultLink =
	/** The address names no role. */
	| { readonly kind: "none" }
	/** It names one that doesn't exist. */
	| { readonly kind: "unknown" }
	| { readonly kind: "result"; readonly result: SharedResult };

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
 * The results that an address asks for. Whatever it holds, keys are looked up in closed lists
 * and nothing is thrown: a secondary role or pillars that can't be are left out.
 * @param search - query of the address, such as `?role=healer`
 */
export function parseResultLink(search: string): ParsedResultLink {
	const query = new URLSearchParams(search);
	const roles = rolesInQuery(query);
	if (typeof roles === "string") return { kind: roles };

	const texts = onlyValue(query, "pillars")?.split(",", 3) ?? [];
	const [first, second, ...more] = texts.map((text) => keyNamed(PILLAR_KEYS, text));
	const arePillars = first && second && first !== second && more.length === 0;
	return {
		kind: "result",
		result: {
			...roles,
			topPillars: arePillars ? [first, second] : dismantledBy(roles.primary),
		},
	};
}
