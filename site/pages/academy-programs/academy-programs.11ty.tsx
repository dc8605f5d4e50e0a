import clsx from "clsx";
import { en } from "../../../shared/quiz/en.ts";
import { enrollmentAt } from "../../../shared/quiz/enrollment-state.ts";
import { PageHead } from "../../components/PageHead.tsx";
import { ProgramRows } from "../../components/Programs.tsx";
import { Section, SectionHead, SplitSection, toneClass } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { type AcademyProgram, academyPrograms, CATEGORIES } from "../../rules/academy-programs.ts";
import type { schema } from "./schema.ts";

export const data = definePage({ path: "/academy/programs" });

/** All programs: the open ones first, then those with a waitlist, by category. */
export default function AcademyPrograms(data: PageData<"academy-programs", typeof schema>) {
	const { label, title, lead, groups, states, seriesNote, words } = data.pages["academy-programs"];
	const programs = academyPrograms(data.programs);
	const isWaiting = ({ enrollment }: AcademyProgram) =>
		enrollmentAt(en, enrollment, new Date(data.buildDate)).state === "waitlist";
	const open = programs.filter((program) => !isWaiting(program));
	const waiting = programs.filter(isWaiting);
	return (
		<Document data={data}>
			<PageHead
				tone="paper"
				label={label}
				title={title}
				lead={lead}
				figure={<Overview open={open} waiting={waiting} />}
			/>
			<SplitSection title={states.open} lead={open.length > 0 ? seriesNote : undefined}>
				<ul className="divide-y border-y">
					<ProgramRows data={data} programs={open} withPartner={words.with} />
				</ul>
			</SplitSection>
			<Section>
				<SectionHead title={states.waitlist} lead={words.join.next.waitlist} />
				<div className="mt-block grid gap-x-fluid-6 gap-y-9 lg:grid-cols-3">
					{CATEGORIES.map((category) => ({
						category,
						programs: waiting.filter((program) => program.category === category),
					}))
						.filter(({ programs }) => programs.length > 0)
						.map(({ category, programs }) => (
							<section key={category}>
								<h2>{groups[category].title}</h2>
								<p className="mt-1 text-soft lg:min-h-[2lh]">{groups[category].text}</p>
								<ul className="mt-4 divide-y border-y [&_h3]:text-h5">
									<ProgramRows data={data} programs={programs} withPartner={words.with} waiting />
								</ul>
							</section>
						))}
				</div>
			</Section>
		</Document>
	);
}

/** Every program as a patch that links to the program's page; patches of open programs are dyed. */
function Overview({ open, waiting }: Record<"open" | "waiting", readonly AcademyProgram[]>) {
	return (
		<ul className="grid grid-cols-2 gap-0.75">
			{[...open, ...waiting].map(({ slug, title, page }, index) => (
				<li key={slug} className={clsx("patch", index < open.length && toneClass(page.dye))}>
					<a
						className="flex min-h-12 items-center px-4 py-1.5 text-small leading-tight font-bold text-inherit no-underline hover:underline md:min-h-14"
						href={`/academy/${slug}`}
					>
						{title}
					</a>
				</li>
			))}
		</ul>
	);
}
