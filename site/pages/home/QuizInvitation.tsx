import { roles } from "../../../shared/quiz/catalogue.ts";
import { Button } from "../../components/Button.tsx";
import { RoleWheel } from "../../components/RoleWheel.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import { Label } from "../../components/Text.tsx";
import type { HomePage } from "./schema.ts";

/** The invitation to the quiz: the wheel and the ten roles in their colors. */
export function QuizInvitation({
	copy: { title, lead, rolesTitle, action },
}: {
	copy: HomePage["quiz"];
}) {
	return (
		<Section
			tone="deep"
			className="grid items-center gap-x-fluid-7 gap-y-10 lg:grid-cols-[1fr_1.25fr]"
		>
			<div className="mx-auto w-full max-w-114 [--seam:var(--paper-deep)]">
				<RoleWheel />
			</div>
			<div>
				<SectionHead title={title} lead={lead} />
				<Label as="h3" className="mt-8">
					{rolesTitle}
				</Label>
				<ul className="display mt-2 flex flex-wrap gap-x-[0.75em] text-h3 leading-snug">
					{roles.map(({ role, name }) => (
						<li key={role} data-role={role} className="text-role">
							{name}
						</li>
					))}
				</ul>
				<Button link={action} arrow className="mt-8" />
			</div>
		</Section>
	);
}
