import { rolePath } from "../../../shared/quiz/role-path.ts";
import type { Pillar } from "../../../shared/quiz/schema.ts";
import { Actions } from "../../components/Button.tsx";
import { habitStrip } from "../../components/Habit.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { RoleSign } from "../../components/RoleBlock.tsx";
import { Section, toneClass } from "../../components/Section.tsx";
import { DyedStrips } from "../../components/Strips.tsx";
import type { PageData } from "../../data.ts";
import { pathIn } from "../../eleventy/localization.ts";
import { defineTranslatedPage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema } from "./schema.ts";

type HabitsData = PageData<"habits", typeof schema>;

export const data = defineTranslatedPage({ path: "/quiz/habits" });

/** How many habits are sewn together, from the lightest strip to the darkest. */
const FAMILY = 5;

/** The quiz's fifteen habits: what each looks like, an alternative, and the roles that dismantle it. */
export default function Habits(data: HabitsData) {
	const { pillars } = data.words;
	const { title, lead, say, actions, credit } = data.pages.habits;
	const families = [0, 1, 2].map((place) => pillars.slice(place * FAMILY, (place + 1) * FAMILY));
	return (
		<Document data={data}>
			<PageHead tone="plum" title={title} lead={lead} actions={actions} />
			<Section>
				<p className="great">{say}</p>
			</Section>
			<div className={`bg-transparent ${toneClass("plum")}`}>
				{families.map((habits) => (
					<DyedStrips
						key={habits[0]?.key}
						level="h2"
						items={habits.map((habit) =>
							habitStrip(data.words, habit, <Dismantling data={data} habit={habit} />),
						)}
					/>
				))}
			</div>
			<Section>
				<p className="max-w-text">{credit}</p>
				<Actions links={actions} />
			</Section>
		</Document>
	);
}

/** The roles that dismantle a habit. */
function Dismantling({ data: { words, pages }, habit }: { data: HabitsData; habit: Pillar }) {
	const roles = words.roles.filter(({ dismantles }) => dismantles.includes(habit.key));
	if (roles.length === 0) return null;
	return (
		<p className="mt-2 flex flex-wrap items-center gap-x-4 text-small">
			{pages.habits.rolesLabel}
			{roles.map(({ role, name }) => (
				<a
					key={role}
					href={pathIn(words.language, rolePath(role))}
					className="flex min-h-12 items-center gap-3"
				>
					<RoleSign role={role} className="w-8" />
					{name}
				</a>
			))}
		</p>
	);
}
