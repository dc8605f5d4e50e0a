import type { ReactNode } from "react";
import type { Language } from "../../shared/language.ts";
import { rolePath } from "../../shared/quiz/role-path.ts";
import type { Role } from "../../shared/quiz/schema.ts";
import { pathIn } from "../eleventy/localization.ts";
import { RoleSign } from "./RoleBlock.tsx";

interface RoleRowProps {
	language: Language;
	role: Role;
	level: "h2" | "h3";
	children?: ReactNode;
}

/** A role in a list; the whole row links to the role's page. */
export function RoleRow({
	language,
	role: { role, name, tagline },
	level,
	children,
}: RoleRowProps) {
	const Title = level;
	return (
		<li
			data-role={role}
			className="relative grid grid-cols-[5rem_1fr] items-start gap-x-4 border-t py-3 hover:bg-role-tint md:gap-x-6 md:py-5.5 lg:grid-cols-[8rem_1fr]"
		>
			<RoleSign role={role} className="mt-1" />
			<div>
				<Title className="text-h3">
					<a
						href={pathIn(language, rolePath(role))}
						className="text-role-deep no-underline after:absolute after:inset-0"
					>
						{name}
					</a>
				</Title>
				<p className="mt-1">{tagline}</p>
				{children}
			</div>
		</li>
	);
}
