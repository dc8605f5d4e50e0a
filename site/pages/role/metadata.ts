import { fill } from "../../../shared/quiz/fill.ts";
import type { Role } from "../../../shared/quiz/schema.ts";
import type { PageMetadata } from "../../data.ts";
import type { QuizPage } from "../quiz/schema.ts";
import type { RolesPage } from "../roles/schema.ts";

/** Returns the slug of a role, such as `frontline-responder`. */
export function roleSlug({ role }: Pick<Role, "role">): string {
	return role.replaceAll("_", "-");
}

/** Returns the metadata of a role's page; a shared result of that role uses the same. */
export function roleMetadata(
	{ roles, quiz }: { roles: RolesPage; quiz: QuizPage },
	{ role, name, tagline }: Pick<Role, "role" | "name" | "tagline">,
): PageMetadata {
	const values = { role: name, tagline };
	const { title, description } = roles.role.metadata;
	return {
		title: fill(title, values),
		description: fill(description, values),
		crumbs: [
			{ label: "Quiz", href: "/quiz" },
			{ label: "Roles", href: "/quiz/roles" },
		],
		quilt: {
			slug: roleSlug({ role }),
			title: name,
			text: { meaning: tagline, question: quiz.shareTitle },
			roles: [role],
			columns: 1,
		},
	};
}
