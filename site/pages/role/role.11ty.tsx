import { fill } from "../../../shared/quiz/fill.ts";
import { pillarIn, roleIn } from "../../../shared/quiz/keys.ts";
import { ON_SCREEN_LIMIT, recommendPrograms } from "../../../shared/quiz/recommend.ts";
import { neighborsOf } from "../../../shared/quiz/role-path.ts";
import type { Role } from "../../../shared/quiz/schema.ts";
import { Onward } from "../../components/Onward.tsx";
import { RoleRow } from "../../components/RoleRow.tsx";
import { Section } from "../../components/Section.tsx";
import { Label } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { pathIn } from "../../eleventy/edition.ts";
import { defineTranslatedPages } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { PageSection } from "../../sections/PageSection.tsx";
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
export default function RolePage(data: RoleData) {
	const { words, shownRole: role } = data;
	const { role: copy } = data.pages.roles;
	const programs = recommendPrograms(
		words,
		{ primary: role.role, secondary: null },
		ON_SCREEN_LIMIT,
	);
	const sections = [
		{
			kind: "lists",
			title: copy.praxisTitle,
			lists: PLACES.map((place) => ({ title: words.results[place], items: role.praxis[place] })),
		},
		{
			kind: "ledger",
			title: fill(copy.programsTitle, { role: role.name }),
			items: programs.map(({ title, summary: text, url: href, rationale }) => ({
				title,
				href,
				text,
				points: rationale ? [rationale] : [],
			})),
		},
	];
	return (
		<Document data={data}>
			<div data-role={role.role}>
				<RoleHead role={role} words={words} copy={copy} />
				<RolePortrait role={role} words={words} copy={copy} />
				{sections.map((section) => (
					<PageSection key={section.title} data={data} section={section} />
				))}
			</div>
			<Neighbors role={role} words={words} copy={copy} />
		</Document>
	);
}

const PLACES = ["self", "home", "work"] as const;

/** Links to the two neighboring roles on the wheel, and to all roles. */
function Neighbors({ role: { role }, words, copy }: RoleProps) {
	const { language } = words;
	return (
		<nav className="wrap pb-section" aria-label={copy.neighborsTitle}>
			<h2>{copy.neighborsTitle}</h2>
			<ul className="mt-4 grid gap-x-fluid-4 md:grid-cols-2">
				{neighborsOf(role)
					.map((key) => roleIn(words, key))
					.map((neighbor) => (
						<RoleRow key={neighbor.role} language={language} role={neighbor} level="h3" />
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
function RolePortrait({ role, words, copy }: RoleProps) {
	const { results: text } = words;
	return (
		<Section className="grid gap-x-fluid-6 gap-y-10 lg:grid-cols-2" aria-label={copy.label}>
			<div className="max-w-248 lg:col-span-full">
				<Label as="h2" className="mb-3 text-role-deep">
					{text.gift}
				</Label>
				<p className="display text-h3 leading-snug text-role-deep md:text-h2">{role.gift}</p>
			</div>
			{(["challenge", "contribution", "invitation"] as const).map((part) => (
				<div key={part}>
					<h2>{text[part]}</h2>
					<p className="mt-2.5">{role[part]}</p>
				</div>
			))}
			<div>
				<h2>{copy.pillarsTitle}</h2>
				<dl className="mt-2.5 divide-y border-y">
					{role.dismantles
						.map((key) => pillarIn(words, key))
						.map(({ key, label, sign, instead }) => (
							<div key={key} className="py-3">
								<dt className="display text-h4">{label}</dt>
								<dd className="mt-1.5">{sign}</dd>
								<dd className="mt-1.5">
									<b>{text.instead}:</b> {instead}
								</dd>
							</div>
						))}
				</dl>
				<p className="pt-3 text-soft">{copy.pillarsText}</p>
				<Onward link={copy.habits} className="" />
			</div>
		</Section>
	);
}
