import clsx from "clsx";
import { rolePath } from "../../../shared/quiz/role-path.ts";
import { Crumbs } from "../../components/Crumbs.tsx";
import { Features } from "../../components/Items.tsx";
import { RowLink } from "../../components/Onward.tsx";
import { ProgramBands } from "../../components/ProgramBands.tsx";
import { RoleSign } from "../../components/RoleBlock.tsx";
import { Section } from "../../components/Section.tsx";
import { Lead } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePages } from "../../eleventy/page.ts";
import { course } from "../../eleventy/seo/structured-data.ts";
import { Document } from "../../layouts/Document.tsx";
import {
	type AcademyProgram,
	academyProgram,
	academyPrograms,
} from "../../rules/academy-programs.ts";
import { costOf } from "../../rules/enrollment.ts";
import type { Partner } from "../../schemas/partners.ts";
import type { AcademyProgramsPage, schema } from "../academy-programs/schema.ts";
import { ProgramHead } from "./ProgramHead.tsx";

interface ProgramData extends PageData<"academy-programs", typeof schema> {
	program: AcademyProgram;
}

export const data = definePages({
	path: "/academy/*",
	each: "program",
	items: ({ programs }) => academyPrograms(programs),
	slug: ({ slug }) => slug,
	metadata: (data) => {
		const { program } = data;
		return { ...program.page.metadata, jsonLd: [course(data, program)] };
	},
});

/** The page of a program. */
export default function Program(data: ProgramData) {
	const { groups, label, words } = data.pages["academy-programs"];
	const { program } = data;
	const { title, category, page, roles } = program;
	const related = (
		<div className={clsx(roles.length === 0 && "mt-12")}>
			<h2 className="text-h3">{words.leadsTo}</h2>
			<ProgramBands
				data={data}
				programs={page.leadsTo.map((next) => academyProgram(data.programs, next))}
				className="mt-4"
			/>
		</div>
	);
	return (
		<Document data={data}>
			<Crumbs
				trail={[
					{ label, href: "/academy" },
					{ label: words.back, href: "/academy/programs" },
				]}
				here={title}
			/>
			<ProgramHead data={data} program={program} label={groups[category].title} words={words} />
			<Section tone="deep" className={COLUMNS}>
				<Running data={data} program={program} words={words} />
				<div>
					<h2>{words.suits}</h2>
					<Lead className="mt-4">{page.suits.text}</Lead>
					<Features large items={page.suits.signs} className="mt-6" />
					{roles.length === 0 && related}
				</div>
			</Section>
			{roles.length > 0 && (
				<Section className={COLUMNS}>
					<RolesList roles={roles} title={words.roles} />
					{related}
				</Section>
			)}
		</Document>
	);
}

const COLUMNS = "grid grid-cols-1 gap-x-fluid-7 gap-y-12 lg:grid-cols-2";

interface RolesListProps {
	roles: AcademyProgram["roles"];
	title: string;
}

/** The roles for which the quiz recommends the program, each with its block and the reason. */
function RolesList({ roles, title }: RolesListProps) {
	return (
		<div>
			<h2 className="text-h3">{title}</h2>
			<ul className="mt-4 divide-y border-y">
				{roles.map(({ role, name, rationale }) => (
					<li key={role} className="grid grid-cols-[80px_minmax(0,1fr)] items-center gap-x-5 py-4">
						<RoleSign role={role} className="row-span-2" />
						<h3 className="text-h4">
							<RowLink link={{ label: name, href: rolePath(role) }} />
						</h3>
						<p className="text-soft">{rationale}</p>
					</li>
				))}
			</ul>
		</div>
	);
}

interface RunningProps {
	data: ProgramData;
	program: AcademyProgram;
	words: AcademyProgramsPage["words"];
}

/** The program's facts, such as cost, dates and partner. */
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
		<div>
			<h2>{words.runs}</h2>
			<dl className="mt-6 divide-y border-y">
				{rows.map(({ label, text }) => (
					<div key={label} className="py-4.5">
						<dt className="font-bold">{label}</dt>
						<dd className="mt-1 max-w-lead text-soft">{text}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

/** A link to the partner with whom we teach the program. */
function PartnerLink({ partner: { slug, collaboration } }: { partner: Partner }) {
	return <a href={`/collaborations#${slug}`}>{collaboration}</a>;
}
