import type { RolesPage } from "../../../shared/content/pages/roles.ts";
import type { roleOf } from "../../../shared/quiz/catalogue.ts";

/** What the parts of a role's page are given. */
export interface RoleProps {
	role: ReturnType<typeof roleOf>;
	words: RolesPage["role"];
}
