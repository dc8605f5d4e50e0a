import { en } from "../../../shared/quiz/en.ts";
import { enrollmentAt } from "../../../shared/quiz/enrollment-state.ts";
import { rolePath } from "../../../shared/quiz/role-path.ts";
import { Actions } from "../../components/Button.tsx";
import { Crumbs } from "../../components/Crumbs.tsx";
import { ProgramOffer } from "../../components/Dated.tsx";
import { Facts } from "../../components/Facts.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Patches } from "../../components/Patches.tsx";
import { RoleSign } from "../../components/RoleBlock.tsx";
import type { PageData } from "../../data.ts";
import { type AcademyProgram, academyPrograms } from "../../domain/academy-programs.ts";
import { offerOf, pricesOf, waysIn } from "../../domain/enrollment.ts";
import { definePages } from "../../eleventy/page.ts";
import { course } from "../../eleventy/seo/structured-data.ts";
import { Document } from "../../layouts/Document.tsx";
import { PageSections } from "../../sections/PageSection.tsx";
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
		return { ...metadata, description, dye: program.page.dye, jsonLd: [course(data, program)] };
	},
});

/** The page of a program. */
export default function Program(data: ProgramData) {
	const { label, groups, words } = data.pages["academy-programs"];
	const { program, buildDate } = data;
	const { title, category, page, roles, enrollment } = program;
	const built = new Date(buildDate);
	const { state } = enrollmentAt(en, enrollment, built);
	const { suits, leadsTo } = page;
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
				tone={page.dye}
				label={groups[category].title}
				title={title}
				lead={page.lead}
				offer={
					<>
						<p className="mt-5 text-h4 leading-snug">
							<ProgramOffer data={data} program={program} />
						</p>
						<Actions links={waysIn(program, built, words.join)} className="mt-3" />
						<p className="mt-2 text-small text-soft">{words.join.next[state]}</p>
					</>
				}
				figure={<Running data={data} />}
			/>
			<PageSections
				data={data}
				dye={page.dye}
				above="dye"
				sections={[
					{
						kind: "strips",
						title: words.learn,
						lead: page.learn.intro,
						items: page.learn.items,
						numbered: true,
					},
					{ kind: "text", title: words.suits, lead: suits.text, points: suits.signs },
					...(roles.length > 0 ? [{ kind: "text", id: "roles", title: words.roles }] : []),
					{
						kind: "programs",
						title: words.leadsTo,
						items: leadsTo.map((slug) => ({ program: slug })),
					},
				]}
			>
				{({ id }) => id === "roles" && <RolesList roles={roles} />}
			</PageSections>
		</Document>
	);
}

/** Lists the roles that the quiz recommends the program to, each with its icon and the reason. */
function RolesList({ roles }: Pick<AcademyProgram, "roles">) {
	return (
		<ul className="grid gap-x-8 gap-y-6 md:grid-cols-2">
			{roles.map(({ role, name, rationale }) => (
				<li
					key={role}
					className="relative grid grid-cols-[80px_minmax(0,1fr)] content-start gap-x-5"
				>
					<RoleSign role={role} className="row-span-2" />
					<h3 className="text-h4">
						<a className="after:absolute after:inset-0" href={rolePath(role)}>
							{name}
						</a>
					</h3>
					<p className="text-soft">{rationale}</p>
				</li>
			))}
		</ul>
	);
}

/** The program's facts, such as cost, dates and partner. */
function Running({ data: { pages, plans, partners, program } }: { data: ProgramData }) {
	const { words } = pages["academy-programs"];
	const { facts, runs, source } = program.page;
	const partner = program.partner ? partners[program.partner] : undefined;
	return (
		<Facts
			beside
			className="max-w-text"
			facts={[
				{ label: words.cost, answer: pricesOf(program, plans).join(", ") || words.unpriced },
				...runs.map(({ label, text, count }) => ({
					label,
					answer: count ? <Counted count={count}>{text}</Counted> : text,
				})),
				{
					label: words.with,
					answer: partner && (
						<a href={`/collaborations#${partner.slug}`}>{partner.collaboration}</a>
					),
				},
				...facts,
				{ label: words.source, answer: source && <a href={source.href}>{source.label}</a> },
			]}
		/>
	);
}

/** A text with its number drawn as undyed patches. */
function Counted({ count, children }: { count: number; children: string }) {
	return (
		<>
			{children}
			<Patches count={count} dyed={0} className="mt-2 auto-cols-fr grid-flow-col" />
		</>
	);
}
