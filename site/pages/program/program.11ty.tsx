import { en } from "../../../shared/quiz/en.ts";
import { enrollmentAt } from "../../../shared/quiz/enrollment-state.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { rolePath } from "../../../shared/quiz/role-path.ts";
import { Closing } from "../../components/Closing.tsx";
import { EnrollmentWords } from "../../components/Dated.tsx";
import { Features, TitledItems } from "../../components/Items.tsx";
import { ProgramItems } from "../../components/Ledger.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePages } from "../../eleventy/page.ts";
import { course } from "../../eleventy/seo/structured-data.ts";
import { Document } from "../../layouts/Document.tsx";
import {
	type AcademyProgram,
	academyProgram,
	academyPrograms,
	BLOCKS,
	TONES,
} from "../../rules/academy-programs.ts";
import { costOf, waysIn } from "../../rules/enrollment.ts";
import type { Partner } from "../../schemas/partners.ts";
import type { AcademyProgramsPage, schema } from "../academy-programs/schema.ts";
import { Crumbs } from "./Crumbs.tsx";

interface ProgramData extends PageData<"academy-programs", typeof schema> {
	program: AcademyProgram;
}

export const data = definePages({
	path: "/academy/*",
	each: "program",
	items: ({ programs }) => academyPrograms(programs),
	slug: ({ slug }) => slug,
	metadata: (data) => {
		const { slug, title: name, page } = data.program;
		const { description } = page.metadata;
		return {
			...page.metadata,
			block: { slug, ...BLOCKS[slug] },
			jsonLd: [course(data, { name, description, path: `/academy/${slug}` })],
		};
	},
});

/** A page for each program. */
export default function Program(data: ProgramData) {
	const { groups, label, words } = data.pages["academy-programs"];
	const { program } = data;
	const { slug, title, category, page } = program;
	const built = new Date(data.buildDate);
	const { state } = enrollmentAt(en, program.enrollment, built);
	return (
		<Document data={data}>
			<Crumbs
				trail={[
					{ label, href: "/academy" },
					{ label: words.back, href: "/academy/programs" },
				]}
				here={title}
			/>
			<PageHead
				composition="block"
				tone={TONES[category]}
				slug={slug}
				{...BLOCKS[slug]}
				label={groups[category].title}
				title={title}
				lead={page.lead}
			/>
			<Running data={data} program={program} words={words} />
			<Learning program={program} words={words} />
			<Suiting program={program} words={words} />
			<LeadsTo
				data={data}
				programs={page.leadsTo.map((next) => academyProgram(data.programs, next))}
				title={words.leadsTo}
			/>
			<Closing
				tone={TONES[category]}
				title={fill(words.join.titles[state], { program: title })}
				text={words.join.next[state]}
				actions={waysIn(program, built, words.join)}
			/>
		</Document>
	);
}

type Words = AcademyProgramsPage["words"];

interface PartProps {
	program: AcademyProgram;
	words: Words;
}

/** What a program teaches, numbered. */
function Learning({ program: { page }, words }: PartProps) {
	const { intro, items } = page.learn;
	return (
		<Section className="grid gap-x-fluid-6 gap-y-10 lg:grid-cols-[5fr_7fr]">
			<SectionHead title={words.learn} lead={intro} />
			<ol className="threaded">
				<TitledItems
					items={items}
					className="pb-8 pl-16 after:inset-[3rem_auto_0.6rem_1.15rem]"
					numeral="absolute top-0 left-0 w-10 text-center text-[2.75rem] leading-none"
				/>
			</ol>
		</Section>
	);
}

interface RunningProps extends PartProps {
	data: ProgramData;
}

/** The facts, as in a timetable. */
function Running({ data, program, words }: RunningProps) {
	const { category, enrollment, page, partner } = program;
	const { facts, runs, source } = page;
	const { comesWith } = data.pages["academy-programs"].groups[category];
	const taughtWith = partner ? data.partners[partner] : undefined;
	const answered = facts.flatMap(({ label, answer }) => (answer ? [{ label, text: answer }] : []));
	const rows = [
		{ label: words.start, text: <EnrollmentWords data={data} enrollment={enrollment} /> },
		{
			label: words.cost,
			text: costOf(program, data.plans, { ...words, comesWith }).map((sentence) => (
				<span key={sentence} className="block">
					{sentence}
				</span>
			)),
		},
		...runs,
		...(taughtWith ? [{ label: words.with, text: <PartnerLink partner={taughtWith} /> }] : []),
		...answered,
		...(source ? [{ label: words.source, text: <a href={source.href}>{source.label}</a> }] : []),
	];
	return (
		<Section tone="deep">
			<h2>{words.runs}</h2>
			<dl className="mt-8 grid gap-x-fluid-5 lg:grid-cols-2">
				{rows.map(({ label, text }) => (
					<div key={label} className="border-t py-4.5">
						<dt className="font-bold">{label}</dt>
						<dd className="mt-1 max-w-lead text-soft">{text}</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}

/** The partner who teaches a program with us, as Collaborations shows them. */
function PartnerLink({ partner: { slug, collaboration } }: { partner: Partner }) {
	return <a href={`/collaborations#${slug}`}>{collaboration}</a>;
}

/** Who a program suits, and the roles that the quiz recommends it to. */
function Suiting({ program: { page, roles }, words }: PartProps) {
	const { text, signs } = page.suits;
	return (
		<SplitSection title={words.suits} lead={text} tone="deep">
			<Features large items={signs} />
			{roles.length > 0 && <h3 className="mt-11">{words.roles}</h3>}
			{roles.length > 0 && (
				<ul className="mt-4">
					{roles.map(({ role, name, rationale }) => (
						<li
							key={role}
							className="grid items-center gap-x-6 border-t py-2.5 sm:grid-cols-[13rem_1fr]"
							data-role={role}
						>
							<a
								className="display flex min-h-11 items-center text-h4 text-role-deep"
								href={rolePath(role)}
							>
								{name}
							</a>
							{rationale && <p>{rationale}</p>}
						</li>
					))}
				</ul>
			)}
		</SplitSection>
	);
}

interface LeadsToProps {
	data: ProgramData;
	programs: readonly AcademyProgram[];
	title: string;
}

/** The programs that people often take next. What each teaches stands on its own page. */
function LeadsTo({ data, programs, title }: LeadsToProps) {
	return (
		<Section>
			<h2 className="text-h3">{title}</h2>
			<ul className="mt-7 grid gap-x-fluid-5 gap-y-7 lg:grid-cols-2">
				<ProgramItems data={data} programs={programs} brief />
			</ul>
		</Section>
	);
}
