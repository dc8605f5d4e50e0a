import { roles } from "../../../shared/quiz/catalogue.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { definePages } from "../../build/page.ts";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { schema } from "../roles/schema.ts";
import { Neighbors } from "./Neighbors.tsx";
import { Praxis } from "./Praxis.tsx";
import { Programs } from "./Programs.tsx";
import { RoleHead } from "./RoleHead.tsx";
import { RolePortrait } from "./RolePortrait.tsx";

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
