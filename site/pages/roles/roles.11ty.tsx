import { pillarLabel, roles } from "../../../shared/quiz/catalogue.ts";
import { rolePath } from "../../../shared/quiz/role-path.ts";
import { Actions } from "../../components/Button.tsx";
import { Closing } from "../../components/Closing.tsx";
import { RestOfStyles } from "../../components/RestOfStyles.tsx";
import { RoleSign } from "../../components/RoleBlock.tsx";
import { RoleWheel } from "../../components/RoleWheel.tsx";
import { Lead } from "../../components/Text.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema } from "./schema.ts";

type RolesData = PageData<"roles", typeof schema>;

export const data = definePage({
	path: "/quiz/roles",
	metadata: ({ pages }: RolesData) => ({
		...pages.roles.metadata,
		crumbs: [{ label: "Quiz", href: "/quiz" }],
	}),
});

/** The ten roles around their wheel. */
export default function Roles(data: RolesData) {
	const { title, lead, actions, respect, quilts, closing } = data.pages.roles;
	return (
		<Document data={data}>
			<RestOfStyles />
			<header className="wrap grid gap-x-fluid-7 gap-y-6 py-band lg:grid-cols-[6fr_5fr] lg:items-end">
				<h1>{title}</h1>
				<div>
					<Lead>{lead}</Lead>
					<Actions className="mt-8" links={actions} />
				</div>
			</header>
			<RolesIndex respect={respect} quilts={quilts} />
			<Closing tone="indigo" {...closing} />
		</Document>
	);
}

/** The wheel, and each role in a sentence. */
function RolesIndex({ respect, quilts }: { respect: string; quilts: string }) {
	return (
		<div className="wrap grid gap-x-fluid-7 gap-y-10 pb-section lg:grid-cols-2">
			<figure className="lg:sticky lg:top-below-header lg:self-start">
				<RoleWheel withNames className="w-full max-w-150" />
				<figcaption className="mt-4 max-w-note space-y-2 text-small text-soft">
					<p>{quilts}</p>
					<p>{respect}</p>
				</figcaption>
			</figure>
			<ol className="divide-y border-y">
				{roles.map((role) => (
					<RoleRow key={role.role} role={role} />
				))}
			</ol>
		</div>
	);
}

/** A role in the list. The whole row leads to its page. */
function RoleRow({ role: { role, name, tagline, dismantles } }: { role: (typeof roles)[number] }) {
	return (
		<li
			data-role={role}
			className="relative grid grid-cols-[4rem_1fr] items-center gap-x-6 py-5.5 hover:bg-role-tint"
		>
			<RoleSign role={role} />
			<div>
				<h2 className="text-entry">
					<a
						href={rolePath(role)}
						className="text-role-deep no-underline after:absolute after:inset-0"
					>
						{name}
					</a>
				</h2>
				<p>{tagline}</p>
				<p className="text-small text-soft">
					Dismantles {dismantles.map(pillarLabel).join(" and ")}
				</p>
			</div>
		</li>
	);
}
