import clsx from "clsx";
import { en } from "../../../shared/quiz/en.ts";
import { enrollmentAt } from "../../../shared/quiz/enrollment-state.ts";
import { Actions } from "../../components/Button.tsx";
import { Enrollment } from "../../components/Enrollment.tsx";
import { Numeral } from "../../components/Items.tsx";
import { RestOfStyles } from "../../components/RestOfStyles.tsx";
import { toneClass } from "../../components/Section.tsx";
import { Label, Lead } from "../../components/Text.tsx";
import type { SiteData } from "../../data.ts";
import type { AcademyProgram } from "../../rules/academy-programs.ts";
import { waysIn } from "../../rules/enrollment.ts";
import type { AcademyProgramsPage } from "../academy-programs/schema.ts";

interface ProgramHeadProps {
	data: SiteData;
	program: AcademyProgram;
	label: string;
	words: AcademyProgramsPage["words"];
}

/** Classes for the two columns that every part of the head shares. */
const COLUMNS = "wrap grid grid-cols-1 gap-x-fluid-7 gap-y-6 lg:grid-cols-2";

/**
 * The head of a program's page: title, enrollment, links to join, and the program's parts as patches on its own color.
 */
export function ProgramHead({ data, program, label, words }: ProgramHeadProps) {
	const { title, page, enrollment } = program;
	const built = new Date(data.buildDate);
	const { state } = enrollmentAt(en, enrollment, built);
	return (
		<>
			<RestOfStyles />
			<div className={clsx("cut py-head", toneClass(page.dye))}>
				<header className={COLUMNS}>
					<div className="lg:col-span-full">
						<Label className="mb-2">{label}</Label>
						<h1 className="text-hero">{title}</h1>
					</div>
					<Lead>{page.lead}</Lead>
					<div>
						<Enrollment data={data} program={program} className="text-h5 leading-snug" />
						<Actions links={waysIn(program, built, words.join)} className="mt-4" />
						<p className="mt-3 text-small text-soft">{words.join.next[state]}</p>
					</div>
				</header>
				<section className="mt-block">
					<div className={clsx(COLUMNS, "items-end")}>
						<h2>{words.learn}</h2>
						<Lead>{page.learn.intro}</Lead>
					</div>
					<PartsQuilt parts={page.learn.items} dyed={state !== "waitlist"} />
				</section>
			</div>
		</>
	);
}

interface PartsQuiltProps {
	parts: AcademyProgram["page"]["learn"]["items"];
	dyed: boolean;
}

/**
 * The parts of a program as adjacent patches. In wide windows a patch is as wide as its text needs, so no two programs
 * have the same layout.
 */
function PartsQuilt({ parts, dyed }: PartsQuiltProps) {
	return (
		<ol className="wrap mt-6 flex flex-col gap-0.75 lg:mt-8 lg:flex-row">
			{parts.map(({ title, text }, index) => (
				<li
					key={title}
					className="patch px-6 py-5 max-lg:ps-17 lg:min-w-1/8 lg:py-7"
					data-dyed={dyed || undefined}
				>
					<Numeral className="text-h2 leading-none max-lg:absolute max-lg:left-6 lg:mb-7 lg:block lg:text-[4rem]">
						{index + 1}
					</Numeral>
					<h3 className="text-h4">{title}</h3>
					<p className="mt-1.5">{text}</p>
				</li>
			))}
		</ol>
	);
}
