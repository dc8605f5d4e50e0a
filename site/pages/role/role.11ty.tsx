import { fill } from "../../../shared/quiz/fill.ts";
import { pillarIn, roleIn } from "../../../shared/quiz/keys.ts";
import { ON_SCREEN_LIMIT, recommendPrograms } from "../../../shared/quiz/recommend.ts";
import { neighborsOf } from "../../../shared/quiz/role-path.ts";
import type { Role } from "../../../shared/quiz/schema.ts";
import { Actions } from "../../components/Button.tsx";
import { habitStrip } from "../../components/Habit.tsx";
import { RoleRow } from "../../components/RoleRow.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { pathIn } from "../../eleventy/localization.ts";
import { defineTranslatedPages } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import { PageSections } from "../../sections/PageSection.tsx";
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
	const habits = {
		kind: "strips",
		title: copy.pillarsTitle,
		lead: copy.pillarsText,
		actions: [copy.habits],
		items: role.dismantles.map((key) => habitStrip(words, pillarIn(words, key))),
	};
	const sections = [
		{
			kind: "columns",
			title: copy.praxisTitle,
			items: PLACES.map((place) => ({ title: words.results[place], points: role.praxis[place] })),
		},
		{
			kind: "links",
			title: fill(copy.programsTitle, { role: role.name }),
			items: programs.map(({ title, summary, url: href, rationale = "" }) => ({
				title,
				href,
				text: `${summary} ${rationale}`,
			})),
		},
	];
	return (
		<Document data={data}>
			<div data-role={role.role}>
				<RoleHead role={role} words={words} copy={copy} />
				<RolePortrait role={role} words={words} copy={copy} />
				<PageSections data={data} dye="role" sections={[habits, ...sections]} />
				<Neighbors role={role} words={words} copy={copy} />
			</div>
		</Document>
	);
}

const PLACES = ["self", "home", "work"] as const;

/** Links to the two neighboring roles on the wheel, and to all roles. */
function Neighbors({ role: { role }, words, copy }: RoleProps) {
	const { language } = words;
	return (
		<Section>
			<nav aria-label={copy.neighborsTitle}>
				<h2>{copy.neighborsTitle}</h2>
				<ul className="mt-4 grid gap-x-fluid-4 md:grid-cols-2">
					{neighborsOf(role)
						.map((key) => roleIn(words, key))
						.map((neighbor) => (
							<RoleRow key={neighbor.role} language={language} role={neighbor} level="h3" />
						))}
				</ul>
				<Actions
					links={[
						{ label: copy.circle, href: pathIn(language, "/quiz/circle") },
						{ label: copy.allLabel, href: pathIn(language, "/quiz/roles") },
						copy.paper,
					]}
					className="mt-5"
				/>
			</nav>
		</Section>
	);
}

/** The role's gift, challenge, contribution and invitation. */
function RolePortrait({ role, words: { results: text }, copy }: RoleProps) {
	return (
		<Section aria-label={copy.label}>
			<SectionHead title={text.gift} say={role.gift} />
			<div className="grid gap-x-fluid-4 gap-y-6 lg:grid-cols-3">
				{(["challenge", "contribution", "invitation"] as const).map((part) => (
					<div key={part}>
						<h2>{text[part]}</h2>
						<p className="mt-2 max-w-text">{role[part]}</p>
					</div>
				))}
			</div>
		</Section>
	);
}
