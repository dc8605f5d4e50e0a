import { ROLE_KEYS, type RoleKey } from "../quiz/keys.ts";
import type { RolePair } from "../quiz/result.ts";

export interface RoleShare {
	readonly role: RoleKey;
	/** The number of people whose primary role this is. */
	readonly first: number;
	/** The number of people whose secondary role this is. */
	readonly second: number;
}

/** The size classes of groups, which have different texts: up to 3, 12 or 50 people, and more than 50. */
export const BANDS = ["pair", "small", "room", "crowd"] as const;
export type Band = (typeof BANDS)[number];

/** The roles of a group. They are listed in the catalogue's order, because no role ranks above another. */
export interface Group {
	readonly size: number;
	readonly band: Band;
	readonly shares: readonly RoleShare[];
	readonly missing: readonly RoleKey[];
	/** The roles that are the primary role of at least two people and of at least a sixth of the group. */
	readonly gathered: readonly RoleKey[];
}

export function groupOf(people: readonly RolePair[]): Group {
	const size = people.length;
	const shares = ROLE_KEYS.map((role) => ({
		role,
		first: people.filter(({ primary }) => primary === role).length,
		second: people.filter(({ secondary }) => secondary === role).length,
	}));
	const several = Math.max(2, Math.ceil(size / 6));
	return {
		size,
		band: bandOf(size),
		shares,
		missing: shares.filter(({ first, second }) => first + second === 0).map(({ role }) => role),
		gathered: shares.filter(({ first }) => first >= several).map(({ role }) => role),
	};
}

function bandOf(size: number): Band {
	if (size <= 3) return "pair";
	if (size <= 12) return "small";
	return size <= 50 ? "room" : "crowd";
}
