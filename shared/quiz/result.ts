import type { PillarKey, RoleKey } from "./keys.ts";

/** What a result link carries, and results, email and Role Pack show. */
export interface SharedResult {
	readonly primary: RoleKey;
	/** The second of several tied roles; null without a tie. */
	readonly secondary: RoleKey | null;
	readonly topPillars: readonly [PillarKey, PillarKey];
}
