import { fill } from "../../../shared/quiz/fill.ts";
import { pillarIn } from "../../../shared/quiz/keys.ts";
import { rolePath } from "../../../shared/quiz/role-path.ts";
import type { Role } from "../../../shared/quiz/schema.ts";
import { Actions } from "../../components/Button.tsx";
import { RestOfStyles } from "../../components/RestOfStyles.tsx";
import { RoleSign } from "../../components/RoleBlock.tsx";
import { RoleWheel } from "../../components/RoleWheel.tsx";
import { Lead } from "../../components/Text.tsx";
import type { PageData, SiteData } from "../../data.ts";
import { pathIn } from "../../eleventy/edition.ts";
import { defineTranslatedPage, inEveryLanguage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema } from "./schema.ts";

export const data = defineTranslatedPage({ path: "/quiz/roles" });

/** The page of the ten roles, arranged around their wheel. */
function Roles(data: PageData<"roles", typeof schema>) {
	const { title, lead, actions, respect, quilts } = data.pages.roles;
	const { roles } = data.words;
	return (
		<Document data={data}>
			<RestOfStyles />
			<header className="wrap grid gap-x-fluid-7 gap-y-6 py-band lg:grid-cols-[6fr_5fr] lg:items-start">
				<h1>{title}</h1>
				<div>
					<Lead>{lead}</Lead>
					<Actions className="mt-8" links={actions} />
				</div>
			</header>
			<div className="wrap grid gap-x-fluid-7 gap-y-10 pb-section lg:grid-cols-[7fr_6fr]">
				<figure className="lg:sticky lg:top-below-header lg:self-start">
					<RoleWheel assets={data.assets} names={roles} className="w-full max-w-180" />
					<figcaption className="mt-4 max-w-note space-y-2 text-small text-soft">
						<p>{quilts}</p>
						<p>{respect}</p>
					</figcaption>
				</figure>
				<ol className="divide-y border-y">
					{roles.map((role) => (
						<RoleRow key={role.role} data={data} role={role} />
					))}
				</ol>
			</div>
		</Document>
	);
}

export default inEveryLanguage(Roles);

/** A role in the list; the whole row links to the role's page. */
function RoleRow({
	data: { words, everyPage },
	role: { role, name, tagline, dismantles },
}: {
	data: SiteData;
	role: Role;
}) {
	const habits = new Intl.ListFormat(words.language.locale).format(
		dismantles.map((key) => pillarIn(words, key).label),
	);
	return (
		<li
			data-role={role}
			className="relative grid grid-cols-[5rem_1fr] items-start gap-x-6 py-5.5 hover:bg-role-tint"
		>
			<RoleSign role={role} className="mt-1" />
			<div>
				<h2 className="text-entry">
					<a
						href={pathIn(words.language, rolePath(role))}
						className="text-role-deep no-underline after:absolute after:inset-0"
					>
						{name}
					</a>
				</h2>
				<p>{tagline}</p>
				<p className="text-small text-soft">{fill(everyPage.dismantles, { habits })}</p>
			</div>
		</li>
	);
}
