import { fill } from "../../../shared/quiz/fill.ts";
import type { Role } from "../../../shared/quiz/schema.ts";
import type { Words } from "../../../shared/quiz/translation.ts";
import { PageHead } from "../../components/PageHead.tsx";
import { RoleBlock } from "../../components/RoleBlock.tsx";
import { pathIn } from "../../eleventy/localization.ts";
import type { RolesPage } from "../roles/schema.ts";

/** The props that all parts of a role's page share. */
export interface RoleProps {
	role: Role;
	/** The quiz's words in the language of the page. */
	words: Words;
	copy: RolesPage["role"];
}

/** The head of a role's page, in the role's color, with the role's quilt block and that block's meaning. */
export function RoleHead({ role: { role, name, tagline }, words: { language }, copy }: RoleProps) {
	return (
		<PageHead
			tone="role"
			label={copy.label}
			title={name}
			lead={tagline}
			actions={[
				{ label: copy.takeQuiz, href: pathIn(language, "/quiz") },
				{
					label: fill(copy.seeResult, { role: name }),
					href: pathIn(language, `/quiz?role=${role}`),
				},
			]}
			figure={
				<figure>
					<RoleBlock role={role} className="-rotate-2" />
					<figcaption className="mt-4 text-small text-soft">{copy.blocks[role]}</figcaption>
				</figure>
			}
			isCritical
		/>
	);
}
