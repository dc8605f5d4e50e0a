import { rolePath } from "../../../shared/quiz/role-path.ts";
import type { Pillar } from "../../../shared/quiz/schema.ts";
import type { Words } from "../../../shared/quiz/words.ts";
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
						<Habit key={habit.key} words={data.words} habit={habit} rolesLabel={rolesLabel} />
					))}
				</ul>
			</Section>
		</Document>
	);
}

interface HabitProps {
	words: Words;
	habit: Pillar;
	rolesLabel: string;
}

/** A habit, with its key as the anchor. */
function Habit({ words, habit: { key, label, sign, instead }, rolesLabel }: HabitProps) {
	const { language, results: text, roles } = words;
	const dismantling = roles.filter(({ dismantles }) => dismantles.includes(key));
	return (
		<li id={key.replaceAll("_", "-")} className="border-t py-7">
			<h2 className="text-h4">{label}</h2>
			<p className="mt-2 max-w-text">{sign}</p>
			<p className="mt-3 max-w-text border-s-4 border-marigold ps-3.5">
				<b>{text.instead}:</b> {instead}
			</p>
			{dismantling.length > 0 && (
				<p className="mt-2 flex flex-wrap items-center gap-x-4 text-small text-soft">
					{rolesLabel}
					{dismantling.map(({ role, name }) => (
						<a
							key={role}
							href={pathIn(language, rolePath(role))}
							className="inline-flex min-h-9 items-center gap-2"
						>
							<RoleSign role={role} className="w-7" />
							{name}
						</a>
					))}
				</p>
			)}
		</li>
	);
}
