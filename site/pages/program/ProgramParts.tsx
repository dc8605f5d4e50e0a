import { rolePath } from "../../../shared/quiz/role-path.ts";
import { Features } from "../../components/Features.tsx";
import { ProgramItems } from "../../components/ProgramItems.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { TitledItems } from "../../components/TitledItems.tsx";
import type { AcademyProgram } from "../../content/academy-programs.ts";
import type { AcademyProgramsPage } from "../academy-programs/schema.ts";

type Words = AcademyProgramsPage["words"];

interface PartProps {
	program: AcademyProgram;
	words: Words;
}

/** What a program teaches, numbered. */
export function Learning({ program: { page }, words }: PartProps) {
	const { intro, items } = page.learn;
	return (
		<section className="section learning wrap">
			<div>
				<h2>{words.learn}</h2>
				<p className="lead">{intro}</p>
			</div>
			<ol>
				<TitledItems items={items} />
			</ol>
		</section>
	);
}

/** The facts, as in a timetable. */
export function Running({ program: { page, category, partner }, words }: PartProps) {
	const facts =
		category === "Collab" ? [...page.runs, { label: words.with, text: partner }] : page.runs;
	return (
		<section className="section deep">
			<div className="running wrap">
				<h2>{words.runs}</h2>
				<dl>
					{facts.map(({ label, text }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}

/** Who a program suits, and the roles that the quiz recommends it to. */
export function Suiting({ program: { page, roles }, words }: PartProps) {
	const { text, signs } = page.suits;
	return (
		<SplitSection title={words.suits} lead={text}>
			<h3>{words.signs}</h3>
			<Features items={signs} className="signs" />
			<h3>{words.roles}</h3>
			<p className="quiet">{roles.length > 0 ? words.rolesNote : words.noRoles}</p>
			{roles.length > 0 && (
				<ul className="suited-roles">
					{roles.map(({ role, name, rationale }) => (
						<li key={role} data-role={role}>
							<a className="display" href={rolePath(role)}>
								{name}
							</a>
							{rationale && <p>{rationale}</p>}
						</li>
					))}
				</ul>
			)}
			{roles.length === 0 && <a href={words.takeQuiz.href}>{words.takeQuiz.label}</a>}
		</SplitSection>
	);
}

interface LeadsToProps {
	programs: readonly AcademyProgram[];
	words: Words;
}

/** The programs that people often take next. */
export function LeadsTo({ programs, words }: LeadsToProps) {
	return (
		<section className="leads-to wrap">
			<h2>{words.leadsTo}</h2>
			<ul>
				<ProgramItems programs={programs} />
			</ul>
		</section>
	);
}
