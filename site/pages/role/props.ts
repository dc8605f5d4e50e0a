import type { roleOf } from "../../../shared/quiz/catalogue.ts";
import type { RolesPage } from "../roles/schema.ts";

/** What the parts of a role's page are given. */
export interface RoleProps {
	role: ReturnType<typeof roleOf>;
	words: RolesPage["role"];
}
