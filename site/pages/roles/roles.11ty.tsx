import { definePage } from "../../build/page.ts";
import { Closing } from "../../components/Closing.tsx";
import { Actions } from "../../components/PageHead.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { RolesIndex } from "./RolesIndex.tsx";
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
					<Actions links={actions} />
				</div>
			</header>
			<RolesIndex respect={respect} />
			<Closing tone="indigo" {...closing} />
		</Document>
	);
}
