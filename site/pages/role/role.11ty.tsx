import type { ReactNode } from "react";
import { fill } from "../../../shared/quiz/fill.ts";
import { pillarIn, roleIn } from "../../../shared/quiz/keys.ts";
import { ON_SCREEN_LIMIT, recommendPrograms } from "../../../shared/quiz/recommend.ts";
import { neighborsOf, rolePath } from "../../../shared/quiz/role-path.ts";
import type { Role } from "../../../shared/quiz/schema.ts";
import { Onward, RowLink } from "../../components/Onward.tsx";
import { RestOfStyles } from "../../components/RestOfStyles.tsx";
import { RoleSign } from "../../components/RoleBlock.tsx";
import { Section, SplitSection } from "../../components/Section.tsx";
import { Label } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { pathIn } from "../../eleventy/edition.ts";
import { defineTranslatedPages, inEveryLanguage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema as quizSchema } from "../quiz/schema.ts";
import type { schema } from "../roles/schema.ts";
import { roleMetadata, roleSlug } from "./metadata.ts";
import { RoleHead, type RoleProps } from "./RoleHead.tsx";

type RoleData = PageData<"quiz", typeof quizSchema> &
	PageData<"roles", typeof schema> & { shownRole: Role };

export const data = defineTranslatedPages({
	path: "/quiz/roles/*",
	each: "shownRole",
	items: ({ roles }) => roles,
	slug: roleSlug,
	metadata: ({ pages, shownRole }: RoleData) => roleMetadata(pages, shownRole),
});

/** A role's page with its full description, readable without JavaScript. */
function RolePage(data: RoleData) {
	const { words, shownRole: role } = data;
	const { role: copy } = data.pages.roles;
	return (
		<Document data={data}>
			<div data-role={role.role}>
				<RoleHead role={role} words={words} copy={copy} />
				<RestOfStyles />
				<RolePortrait role={role} words={words} copy={copy} />
				<Praxis role={role} words={words} copy={copy} />
				<Programs role={role} words={words} copy={copy} />
			</div>
			<Neighbors role={role} words={words} copy={copy} />
		</Document>
	);
}

export default inEveryLanguage(RolePage);

const PLACES = ["self", "home", "work"] as const;

function Praxis({ role: { praxis }, words, copy }: RoleProps) {
	return (
		<Section>
			<h2>{copy.praxisTitle}</h2>
			<div className="mt-block grid gap-x-fluid-4 gap-y-10 md:grid-cols-3">
				{PLACES.map((place) => (
					<div key={place}>
						<h3 className="border-b-3 border-role pb-2.5">{words.results[place]}</h3>
						<ul className="divide-y border-b">
							{praxis[place].map((act) => (
								<li key={act} className="py-3.5">
									{act}
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</Section>
	);
}

function Programs({ role: { role, name }, words, copy }: RoleProps) {
	const programs = recommendPrograms(words, { primary: role, secondary: null }, ON_SCREEN_LIMIT);
	return (
		<SplitSection title={fill(copy.programsTitle, { role: name })}>
			<ul className="divide-y border-y">
				{programs.map(({ slug, title, summary, url, rationale }) => (
					<li key={slug} className="py-5.5">
						<h3 className="text-h4">
							<RowLink link={{ label: title, href: url }} />
						</h3>
						<p className="mt-1.5 max-w-text text-soft">{summary}</p>
						{rationale && <p className="mt-1.5 max-w-text font-bold text-role-deep">{rationale}</p>}
					</li>
				))}
			</ul>
		</SplitSection>
	);
}

/** Links to the two neighboring roles on the wheel, and to all roles. */
function Neighbors({ role: { role }, words, copy }: RoleProps) {
	const { language } = words;
	return (
		<nav className="wrap pb-section" aria-label={copy.neighborsTitle}>
			<Label as="h2">{copy.neighborsTitle}</Label>
			<ul className="mt-4 mb-2 grid gap-x-fluid-4 gap-y-6 md:grid-cols-2">
				{neighborsOf(role)
					.map((key) => roleIn(words, key))
					.map(({ role: key, name, tagline }) => (
						<li
							key={key}
							data-role={key}
							className="flex flex-wrap items-center gap-x-6 gap-y-3 bg-role-tint px-6 py-5"
						>
							<RoleSign role={key} className="w-16" />
							<div className="min-w-0 flex-[1_1_12rem]">
								<a
									className="display inline-flex min-h-11 items-center text-h3 text-role-deep"
									href={pathIn(language, rolePath(key))}
								>
									{name}
								</a>
								<p>{tagline}</p>
							</div>
						</li>
					))}
			</ul>
			<p className="mt-4 flex flex-wrap gap-x-8">
				<Onward
					link={{ label: copy.allLabel, href: pathIn(language, "/quiz/roles") }}
					className=""
				/>
				<Onward link={copy.paper} className="" />
			</p>
		</nav>
	);
}

/** The role's gift, challenge, contribution and invitation, and the two habits that it dismantles. */
function RolePortrait({
	role: { gift, challenge, contribution, invitation, dismantles },
	words,
	copy,
}: RoleProps) {
	const { results: text } = words;
	return (
		<Section className="grid gap-x-fluid-6 gap-y-12 lg:grid-cols-2" aria-label={copy.label}>
			<div className="max-w-248 lg:col-span-full">
				<Label as="h2" className="mb-3 text-role-deep">
					{text.gift}
				</Label>
				<p className="display text-h3 leading-tight text-role-deep md:text-h2 md:leading-heading">
					{gift}
				</p>
			</div>
			<PortraitPart title={text.challenge}>
				<p>{challenge}</p>
			</PortraitPart>
			<PortraitPart title={text.contribution}>
				<p>{contribution}</p>
			</PortraitPart>
			<PortraitPart title={text.invitation} className={`${PATCH} self-start p-entry-lg`}>
				<p>{invitation}</p>
			</PortraitPart>
			<PortraitPart title={copy.pillarsTitle}>
				<dl className="divide-y border-y">
					{dismantles
						.map((key) => pillarIn(words, key))
						.map(({ key, label, sign, instead }) => (
							<div key={key} className="py-3">
								<dt className="display text-h4 leading-heading">{label}</dt>
								<dd className="mt-1.5">{sign}</dd>
								<dd className="mt-1.5">
									<b>{text.instead}:</b> {instead}
								</dd>
							</div>
						))}
				</dl>
				<p className="pt-3 text-soft">{copy.pillarsText}</p>
				<Onward link={copy.habits} className="" />
			</PortraitPart>
		</Section>
	);
}

/** A patch in the role's tint, with a dashed seam in the role's color inside its edge. */
const PATCH = "bg-role-tint outline-2 -outline-offset-8 outline-role outline-dashed";

interface PortraitPartProps {
	title: string;
	className?: string;
	children: ReactNode;
}

function PortraitPart({ title, className, children }: PortraitPartProps) {
	return (
		<div className={className}>
			<h2 className="mb-2.5">{title}</h2>
			{children}
		</div>
	);
}
