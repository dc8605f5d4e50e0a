import { pillarLabel, roles } from "../../../shared/quiz/catalogue.ts";
import { rolePath } from "../../../shared/quiz/role-path.ts";
import { definePage } from "../../build/page.ts";
import { Actions } from "../../components/Button.tsx";
import { Closing } from "../../components/Closing.tsx";
import { RoleWheel } from "../../components/RoleWheel.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { schema } from "./schema.ts";

export const data = definePage({
	path: "/quiz/roles",
	metadata: ({ pages }) => ({
		...schema.parse(pages.roles).metadata,
		crumbs: [{ label: "Quiz", href: "/quiz" }],
	}),
});

/** The ten roles around their wheel. */
export default function Roles(data: SiteData) {
	const { title, lead, actions, respect, closing } = schema.parse(data.pages.roles);
	return (
		<Document data={data} styles="roles">
			<header className="wrap roles-head">
				<h1>{title}</h1>
				<div>
					<p className="lead">{lead}</p>
					<Actions className="mt-8" links={actions} />
				</div>
			</header>
			<RolesIndex respect={respect} />
			<Closing tone="indigo" {...closing} />
		</Document>
	);
}

/** The wheel, and each role in a sentence. */
function RolesIndex({ respect }: { respect: string }) {
	return (
		<div className="wrap roles-index">
			<figure>
				<RoleWheel />
				<figcaption>{respect}</figcaption>
			</figure>
			<ol>
				{roles.map(({ role, name, tagline, dismantles }) => (
					<li key={role} data-role={role}>
						<h2>
							<a href={rolePath(role)}>{name}</a>
						</h2>
						<p>{tagline}</p>
						<p className="loosens">Loosens {dismantles.map(pillarLabel).join(" and ")}</p>
					</li>
				))}
			</ol>
		</div>
	);
}
