import { pillarLabel, roleOf, roles } from "../../../shared/quiz/catalogue.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import type { RoleKey } from "../../../shared/quiz/keys.ts";
import { results as text } from "../../../shared/quiz/messages.ts";
import { ON_SCREEN_LIMIT, recommendPrograms } from "../../../shared/quiz/recommend.ts";
import { neighborsOf, rolePath } from "../../../shared/quiz/role-path.ts";
import { definePages } from "../../build/page.ts";
import { Actions, Arrow, Onward } from "../../components/Button.tsx";
import { RoleWheel } from "../../components/RoleWheel.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { type RolesPage, schema } from "../roles/schema.ts";

interface RoleData extends SiteData {
	shownRole: (typeof roles)[number];
}

export const data = definePages({
	path: "/quiz/roles/*",
	each: "shownRole",
	items: () => roles,
	slug: ({ role }) => role.replaceAll("_", "-"),
	metadata: ({ pages, shownRole: { name, tagline } }) => {
		const { title, description } = schema.parse(pages.roles).role.metadata;
		const values = { role: name, tagline };
		return {
			title: fill(title, values),
			description: fill(description, values),
			crumbs: [
				{ label: "Quiz", href: "/quiz" },
				{ label: "Roles", href: "/quiz/roles" },
			],
		};
	},
});

/** A role's page: its whole description, readable without JavaScript. */
export default function RolePage(data: RoleData) {
	const { role } = data.shownRole;
	const { role: words } = schema.parse(data.pages.roles);
	return (
		<Document data={data} styles="role">
			<div data-role={role}>
				<RoleHead role={data.shownRole} words={words} />
				<RolePortrait role={data.shownRole} words={words} />
				<Praxis role={data.shownRole} title={words.praxisTitle} />
				<Programs role={data.shownRole} words={words} />
			</div>
			<Neighbors role={role} words={words} />
		</Document>
	);
}

/** The head of a role's page, in the role's color, with the wheel. */
function RoleHead({ role: { role, name, tagline }, words }: RoleProps) {
	return (
		<header className="page-head tone-forest role-head">
			<div className="wrap">
				<div>
					<p className="label">{words.label}</p>
					<h1>{name}</h1>
					<p className="lead">{tagline}</p>
					<Actions
						className="mt-8"
						links={[
							{ label: words.takeQuiz, href: "/quiz" },
							{ label: words.seeResult, href: `/quiz?role=${role}` },
						]}
					/>
				</div>
				<RoleWheel lifted={role} />
			</div>
		</header>
	);
}

const PLACES = ["self", "home", "work"] as const;

/** Three acts each for self, home and work. */
function Praxis({ role: { praxis }, title }: Pick<RoleProps, "role"> & { title: string }) {
	return (
		<section className="section deep">
			<div className="wrap praxis">
				<h2>{title}</h2>
				<p className="lead">{text.praxisText}</p>
				<div>
					{PLACES.map((place) => (
						<div key={place}>
							<h3>{text[place]}</h3>
							<ul>
								{praxis[place].map((act) => (
									<li key={act}>{act}</li>
								))}
							</ul>
						</div>
					))}
				</div>
			</div>
		</section>
	);
}

/** The programs that the quiz recommends to this role, with the reason. */
function Programs({ role: { role, name }, words }: RoleProps) {
	const programs = recommendPrograms({ primary: role, secondary: null }, ON_SCREEN_LIMIT);
	return (
		<SplitSection title={words.programsTitle} lead={fill(words.programsLead, { role: name })}>
			<ul className="rows programs">
				{programs.map(({ slug, title, summary, url, rationale }) => (
					<li key={slug}>
						<h3>
							<a href={url}>
								{title}
								<Arrow />
							</a>
						</h3>
						<p>{summary}</p>
						{rationale && <p className="rationale">{rationale}</p>}
					</li>
				))}
			</ul>
		</SplitSection>
	);
}

interface NeighborsProps {
	role: RoleKey;
	words: RoleProps["words"];
}

/** The two roles beside this one on the wheel, and the way to all of them. */
function Neighbors({ role, words }: NeighborsProps) {
	return (
		<nav className="wrap neighbors" aria-label={words.neighborsTitle}>
			<h2 className="label">{words.neighborsTitle}</h2>
			<ul>
				{neighborsOf(role)
					.map(roleOf)
					.map(({ role: key, name, tagline }) => (
						<li key={key} data-role={key}>
							<a className="display" href={rolePath(key)}>
								{name}
							</a>
							<p>{tagline}</p>
						</li>
					))}
			</ul>
			<Onward link={{ label: words.allLabel, href: "/quiz/roles" }} />
		</nav>
	);
}

/** What the parts of a role's page are given. */
interface RoleProps {
	role: ReturnType<typeof roleOf>;
	words: RolesPage["role"];
}

/** Gift, challenge, contribution, invitation, and the two pillars that the role dismantles. */
function RolePortrait({
	role: { gift, challenge, contribution, invitation, dismantles },
	words,
}: RoleProps) {
	return (
		<section className="section wrap portrait" aria-label={words.label}>
			<div className="gift">
				<h2 className="label">{text.gift}</h2>
				<p className="display">{gift}</p>
			</div>
			<div>
				<h2>{text.challenge}</h2>
				<p>{challenge}</p>
			</div>
			<div>
				<h2>{text.contribution}</h2>
				<p>{contribution}</p>
			</div>
			<div className="invitation">
				<h2>{text.invitation}</h2>
				<p>{invitation}</p>
			</div>
			<div className="pillars">
				<h2>{words.pillarsTitle}</h2>
				<ul className="display">
					{dismantles.map((pillar) => (
						<li key={pillar}>{pillarLabel(pillar)}</li>
					))}
				</ul>
				<p>{words.pillarsText}</p>
			</div>
		</section>
	);
}
