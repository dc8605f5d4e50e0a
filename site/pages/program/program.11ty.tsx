import clsx from "clsx";
import { en } from "../../../shared/quiz/en.ts";
import { enrollmentAt } from "../../../shared/quiz/enrollment-state.ts";
import { rolePath } from "../../../shared/quiz/role-path.ts";
import { Actions } from "../../components/Button.tsx";
import { Crumbs } from "../../components/Crumbs.tsx";
import { Features, Numeral } from "../../components/Items.tsx";
import { RowLink } from "../../components/Onward.tsx";
import { Enrollment, ProgramBands } from "../../components/Programs.tsx";
import { RestOfStyles } from "../../components/RestOfStyles.tsx";
import { RoleSign } from "../../components/RoleBlock.tsx";
import { Section, toneClass } from "../../components/Section.tsx";
import { Label, Lead } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePages } from "../../eleventy/page.ts";
import { course } from "../../eleventy/seo/structured-data.ts";
import { Document } from "../../layouts/Document.tsx";
import {
	type AcademyProgram,
	academyProgram,
	academyPrograms,
} from "../../rules/academy-programs.ts";
import { costOf, offerOf, waysIn } from "../../rules/enrollment.ts";
import type { schema } from "../academy-programs/schema.ts";

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
		const { metadata } = program.page;
		const state = enrollmentAt(en, program.enrollment, new Date(data.buildDate)).words;
		const offer = offerOf(program, data.plans);
		const description = `${state}${offer ? `, ${offer}` : ""}: ${metadata.description}`;
		return { ...metadata, description, jsonLd: [course(data, program)] };
	},
});

/** The page of a program. */
export default function Program(data: ProgramData) {
	const { label, words } = data.pages["academy-programs"];
	const { title, page, roles } = data.program;
	const related = (
		<div className={clsx(roles.length === 0 && "mt-12")}>
			<h2>{words.leadsTo}</h2>
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
			<ProgramHead data={data} />
			<Section className={COLUMNS}>
				<Running data={data} />
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

/** Lists the roles that the quiz recommends the program to, each with its icon and the reason. */
function RolesList({ roles, title }: Pick<AcademyProgram, "roles"> & { title: string }) {
	return (
		<div>
			<h2>{title}</h2>
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

/** The program's facts, such as cost, dates and partner. */
function Running({ data }: { data: ProgramData }) {
	const { groups, words } = data.pages["academy-programs"];
	const { category, page, partner } = data.program;
	const { facts, runs, source } = page;
	const { comesWith } = groups[category];
	const taughtWith = partner ? data.partners[partner] : undefined;
	const answered = facts.flatMap(({ label, answer }) => (answer ? [{ label, text: answer }] : []));
	const rows = [
		{
			label: words.cost,
			text: costOf(data.program, data.plans, { ...words, comesWith }).map((sentence) => (
				<span key={sentence} className="block">
					{sentence}
				</span>
			)),
		},
		...runs,
		...(taughtWith
			? [
					{
						label: words.with,
						text: <a href={`/collaborations#${taughtWith.slug}`}>{taughtWith.collaboration}</a>,
					},
				]
			: []),
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

/** Classes for the two columns that the parts of `ProgramHead` share. */
const HEAD_COLUMNS = "wrap grid grid-cols-1 gap-x-fluid-7 gap-y-6 lg:grid-cols-2";

/**
 * The first section of a program's page: title, enrollment, links to join, and the program's parts as patches, on the
 * program's color.
 */
function ProgramHead({ data }: { data: ProgramData }) {
	const { groups, words } = data.pages["academy-programs"];
	const { program } = data;
	const { title, category, page, enrollment } = program;
	const built = new Date(data.buildDate);
	const { state } = enrollmentAt(en, enrollment, built);
	return (
		<>
			<RestOfStyles />
			<div className={clsx("py-head", toneClass(page.dye))}>
				<header className={HEAD_COLUMNS}>
					<div className="lg:col-span-full">
						<Label className="mb-1">{groups[category].title}</Label>
						<h1 className="text-hero">{title}</h1>
					</div>
					<Lead>{page.lead}</Lead>
					<div>
						<Enrollment data={data} program={program} className="text-h5 leading-snug" />
						<Actions links={waysIn(program, built, words.join)} className="mt-3" />
						<p className="mt-3 text-small text-soft">{words.join.next[state]}</p>
					</div>
				</header>
				<section className="mt-block">
					<div className={clsx(HEAD_COLUMNS, "items-end")}>
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
