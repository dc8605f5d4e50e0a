import type { PillarKey, RoleKey } from "./keys.ts";

/** What a result link can carry, and all that results, email and Role Pack need to be shown. */
export interface SharedResult {
	readonly primary: RoleKey;
	/** The tied role that ranks second; null where a single role came first. */
	readonly secondary: RoleKey | null;
	readonly topPillars: readonly [PillarKey, PillarKey];
}
