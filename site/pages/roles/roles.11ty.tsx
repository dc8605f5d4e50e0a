import { Closing } from "../../components/Closing.tsx";
import { Actions } from "../../components/PageHead.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { RolesIndex } from "./RolesIndex.tsx";

export const data = { permalink: "/quiz/roles/" };

/** The ten roles around their wheel. */
export default function Roles(data: SiteData) {
	const { metadata, title, lead, actions, respect, closing } = data.pages.roles;
	return (
		<Document data={data} styles="roles" {...metadata} crumbs={[{ label: "Quiz", href: "/quiz" }]}>
			<header className="wrap roles-head">
				<h1>{title}</h1>
				<div>
					<p className="lead">{lead}</p>
					<Actions links={actions} />
				</div>
			</header>
			<RolesIndex respect={respect} />
			<Closing tone="indigo" {...closing} />
		</Document>
	);
}
