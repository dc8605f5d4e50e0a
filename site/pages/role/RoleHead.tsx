import { fill } from "../../../shared/quiz/fill.ts";
import type { Role } from "../../../shared/quiz/schema.ts";
import type { Words } from "../../../shared/quiz/words.ts";
import { Actions } from "../../components/Button.tsx";
import { Onward } from "../../components/Onward.tsx";
import { RoleBlock } from "../../components/RoleBlock.tsx";
import { Label, Lead } from "../../components/Text.tsx";
import { pathIn } from "../../eleventy/edition.ts";
import type { RolesPage } from "../roles/schema.ts";

/** The props that all parts of a role's page share. */
export interface RoleProps {
	role: Role;
	/** The quiz's words in the language of the page. */
	words: Words;
	copy: RolesPage["role"];
}

/** The first section of a role's page, in the role's color, with the role's quilt block and that block's meaning. */
export function RoleHead({ role: { role, name, tagline }, words: { language }, copy }: RoleProps) {
	return (
		<header className="tone-role overflow-clip py-band">
			<div className="wrap grid grid-cols-1 gap-x-fluid-6 gap-y-10 md:grid-cols-[1fr_minmax(16rem,26rem)]">
				<div>
					<Label className="mb-3.5">{copy.label}</Label>
					<h1 className="text-hero leading-none">{name}</h1>
					<Lead className="mt-5">{tagline}</Lead>
					<Actions
						className="mt-8"
						links={[{ label: copy.takeQuiz, href: pathIn(language, "/quiz") }]}
					/>
					<p className="mt-4 flex flex-wrap gap-x-8">
						<Onward
							link={{
								label: fill(copy.seeResult, { role: name }),
								href: pathIn(language, `/quiz?role=${role}`),
							}}
							className=""
						/>
						<Onward
							link={{ label: copy.circle, href: pathIn(language, "/quiz/circle") }}
							className=""
						/>
					</p>
				</div>
				<figure>
					<RoleBlock role={role} className="-rotate-2" />
					<figcaption className="mt-4 max-w-note text-small text-soft">
						{copy.blocks[role]}
					</figcaption>
				</figure>
			</div>
		</header>
	);
}
