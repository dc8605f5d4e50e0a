import { rolePath } from "../../../shared/quiz/role-path.ts";
import { Actions } from "../../components/Button.tsx";
import { Habit, habitId } from "../../components/Habit.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { LinkPatches } from "../../components/Patches.tsx";
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
	const { words } = data;
	const { title, lead, actions, credit, rolesLabel } = data.pages.habits;
	return (
		<Document data={data}>
			<PageHead
				tone="plum"
				title={title}
				lead={lead}
				actions={actions}
				figure={
					<LinkPatches
						className="grid-cols-2 md:grid-cols-3"
						patches={words.pillars.map(({ key, label }) => ({
							href: `#${habitId(key)}`,
							label,
							dyed: true,
						}))}
					/>
				}
			/>
			<Section>
				<ul className="grid gap-x-fluid-6 md:grid-cols-2 xl:grid-cols-3">
					{words.pillars.map((habit) => {
						const dismantling = words.roles.filter((role) => role.dismantles.includes(habit.key));
						return (
							<Habit key={habit.key} words={words} habit={habit} level="h2">
								{dismantling.length > 0 && (
									<div className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 text-small text-soft">
										<p className="py-2.5">{rolesLabel}</p>
										<p className="flex flex-col">
											{dismantling.map(({ role, name }) => (
												<a
													key={role}
													href={pathIn(words.language, rolePath(role))}
													className="inline-flex min-h-12 items-center gap-3"
												>
													<RoleSign role={role} className="w-10" />
													{name}
												</a>
											))}
										</p>
									</div>
								)}
							</Habit>
						);
					})}
				</ul>
				<p className="mt-4 max-w-text text-small text-soft">{credit}</p>
				<Actions links={actions} className="mt-6" />
			</Section>
		</Document>
	);
}
