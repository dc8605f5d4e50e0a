import { roles } from "../../../shared/quiz/catalogue.ts";
import { fill } from "../../../shared/quiz/fill.ts";
import { rolePath } from "../../../shared/quiz/role-path.ts";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { Neighbors } from "./Neighbors.tsx";
import { Praxis } from "./Praxis.tsx";
import { Programs } from "./Programs.tsx";
import { RoleHead } from "./RoleHead.tsx";
import { RolePortrait } from "./RolePortrait.tsx";

type Role = (typeof roles)[number];

interface RoleData extends SiteData {
	shownRole: Role;
}

export const data = {
	roles,
	pagination: { data: "roles", size: 1, alias: "shownRole", addAllPagesToCollections: true },
	permalink: ({ shownRole }: RoleData) => `${rolePath(shownRole.role)}/`,
};

/** A role's page: its whole description, readable without JavaScript. */
export default function RolePage(data: RoleData) {
	const { role, name, tagline } = data.shownRole;
	const words = data.pages.roles.role;
	const values = { role: name, tagline };
	return (
		<Document
			data={data}
			styles="role"
			title={fill(words.metadata.title, values)}
			description={fill(words.metadata.description, values)}
			crumbs={[
				{ label: "Quiz", href: "/quiz" },
				{ label: "Roles", href: "/quiz/roles" },
			]}
		>
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
