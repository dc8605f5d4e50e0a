import type { PillarKey, RoleKey } from "./keys.ts";

/** The part of a result that a result link contains, and that results page, mail and Role Pack show. */
export interface SharedResult {
	readonly primary: RoleKey;
	/** The runner-up among tied roles; null without a tie. */
	readonly secondary: RoleKey | null;
	readonly topPillars: readonly [PillarKey, PillarKey];
}
