import { Features, TitledItems } from "../../components/Items.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { ProgramRows } from "../../components/ProgramRows.tsx";
import { Section, SplitSection } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePages } from "../../eleventy/page.ts";
import { course } from "../../eleventy/seo/structured-data.ts";
import { Document } from "../../layouts/Document.tsx";
import {
	type AcademyProgram,
	academyProgram,
	academyPrograms,
	TONES,
} from "../../rules/academy-programs.ts";
import { costOf } from "../../rules/enrollment.ts";
import type { Partner } from "../../schemas/partners.ts";
import type { AcademyProgramsPage, schema } from "../academy-programs/schema.ts";
import { Crumbs } from "./Crumbs.tsx";
import { PartsQuilt, ProgramOffer, RoleQuilt } from "./ProgramHead.tsx";

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
			jsonLd: [course(data, { name, description, path: `/academy/${slug}` })],
		};
	},
});

/** A page for each program. */
export default function Program(data: ProgramData) {
	const { groups, label, words } = data.pages["academy-programs"];
	const { program } = data;
	const { title, category, page, roles } = program;
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
				tone={TONES[category]}
				label={groups[category].title}
				title={title}
				lead={page.lead}
				offer={<ProgramOffer data={data} program={program} join={words.join} />}
				figure={
					roles.length > 0 ? (
						<RoleQuilt roles={roles} title={words.roles} />
					) : (
						<PartsQuilt parts={page.learn.items} />
					)
				}
			/>
			<Learning program={program} words={words} />
			<Running data={data} program={program} words={words} />
			<SplitSection title={words.suits} lead={page.suits.text}>
				<Features large items={page.suits.signs} />
				<h3 className="mt-9 text-h4">{words.leadsTo}</h3>
				<ul className="mt-3 divide-y border-y">
					<ProgramRows
						data={data}
						programs={page.leadsTo.map((next) => academyProgram(data.programs, next))}
						withPartner={words.with}
						brief
					/>
				</ul>
			</SplitSection>
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
		<SplitSection title={words.learn} lead={intro}>
			<ol className="divide-y border-y">
				<TitledItems
					items={items}
					className="relative py-4 pl-13"
					numeral="absolute top-4 left-0 text-h2 leading-none"
					headingSize="text-h4"
				/>
			</ol>
		</SplitSection>
	);
}

interface RunningProps extends PartProps {
	data: ProgramData;
}

/** The facts, as in a timetable. */
function Running({ data, program, words }: RunningProps) {
	const { category, page, partner } = program;
	const { facts, runs, source } = page;
	const { comesWith } = data.pages["academy-programs"].groups[category];
	const taughtWith = partner ? data.partners[partner] : undefined;
	const answered = facts.flatMap(({ label, answer }) => (answer ? [{ label, text: answer }] : []));
	const rows = [
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
			<dl className="mt-6 grid gap-x-fluid-5 lg:grid-cols-2">
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
