import { keyNamed, ROLE_KEYS, type RoleKey } from "./keys.ts";

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

/**
 * The roles that a query names.
 * @returns "none" where it names no role, "unknown" where it names one that doesn't exist
 */
export function rolesInQuery(query: URLSearchParams): RolePair | "none" | "unknown" {
	const named = query.get("role");
	if (named === null) return "none";
	const primary = keyNamed(ROLE_KEYS, named);
	if (!primary) return "unknown";
	const secondary = keyNamed(ROLE_KEYS, onlyValue(query, "secondary"));
	return { primary, secondary: secondary && secondary !== primary ? secondary : null };
}

/** The value of a parameter; undefined where the query lacks it or has it twice. */
export function onlyValue(query: URLSearchParams, name: string): string | undefined {
	const [value, ...more] = query.getAll(name);
	return more.length ? undefined : value;
}
