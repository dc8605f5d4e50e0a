import type { roleOf } from "../../../shared/quiz/catalogue.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { Actions } from "../../components/Button.tsx";
import { RoleWheel } from "../../components/RoleWheel.tsx";
import { Label, Lead } from "../../components/Text.tsx";
import type { RolesPage } from "../roles/schema.ts";

/** What the parts of a role's page are given. */
export interface RoleProps {
	role: ReturnType<typeof roleOf>;
	words: RolesPage["role"];
}

/** The head of a role's page, in the role's color, with the wheel. */
export function RoleHead({ role: { role, name, tagline }, words }: RoleProps) {
	return (
		<header className="tone-forest py-band [--tone:oklch(0.38_0.085_var(--hue))]">
			<div className="wrap grid grid-cols-1 items-center gap-x-fluid-5 gap-y-10 md:grid-cols-[1fr_minmax(14rem,19rem)]">
				<div>
					<Label className="mb-3.5">{words.label}</Label>
					<h1 className="text-hero leading-none">{name}</h1>
					<Lead className="mt-5">{tagline}</Lead>
					<Actions
						className="mt-8"
						links={[
							{ label: words.takeQuiz, href: "/quiz" },
							{ label: fill(words.seeResult, { role: name }), href: `/quiz?role=${role}` },
							{ label: words.circle, href: "/quiz/circle" },
						]}
					/>
				</div>
				<RoleWheel lifted={role} className="w-full max-w-60 md:max-w-none" />
			</div>
		</header>
	);
}
