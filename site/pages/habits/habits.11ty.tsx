import { rolePath } from "../../../shared/quiz/role-path.ts";
import type { Pillar } from "../../../shared/quiz/schema.ts";
import type { Words } from "../../../shared/quiz/words.ts";
import { Habit } from "../../components/Habit.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { RoleSign } from "../../components/RoleBlock.tsx";
import { Section } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { pathIn } from "../../eleventy/edition.ts";
import { defineTranslatedPage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema } from "./schema.ts";

export const data = defineTranslatedPage({ path: "/quiz/habits" });

/** The quiz's fifteen habits: what each looks like, an alternative, and the roles that dismantle it. */
export default function Habits(data: PageData<"habits", typeof schema>) {
	const { title, lead, actions, credit, rolesLabel } = data.pages.habits;
	return (
		<Document data={data}>
			<PageHead
				tone="plum"
				title={title}
				lead={lead}
				actions={actions}
				figure={<p className="text-soft">{credit}</p>}
			/>
			<Section>
				<ul className="grid gap-x-fluid-6 md:grid-cols-2 xl:grid-cols-3">
					{data.words.pillars.map((habit) => (
						<Habit key={habit.key} words={data.words} habit={habit} level="h2">
							<Dismantling words={data.words} habit={habit} label={rolesLabel} />
						</Habit>
					))}
				</ul>
			</Section>
		</Document>
	);
}

interface DismantlingProps {
	words: Words;
	habit: Pillar;
	label: string;
}

/** The roles that dismantle a habit. */
function Dismantling({ words: { language, roles }, habit, label }: DismantlingProps) {
	const dismantling = roles.filter(({ dismantles }) => dismantles.includes(habit.key));
	if (dismantling.length === 0) return null;
	return (
		<div className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 text-small text-soft">
			<p className="py-2.5">{label}</p>
			<p className="flex flex-col">
				{dismantling.map(({ role, name }) => (
					<a
						key={role}
						href={pathIn(language, rolePath(role))}
						className="inline-flex min-h-12 items-center gap-3"
					>
						<RoleSign role={role} className="w-10" />
						{name}
					</a>
				))}
			</p>
		</div>
	);
}
