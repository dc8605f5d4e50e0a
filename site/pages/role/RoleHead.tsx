import { Actions } from "../../components/PageHead.tsx";
import { RoleWheel } from "../../components/RoleWheel.tsx";
import type { RoleProps } from "./props.ts";

/** The head of a role's page, in the role's own dye, with its segment of the wheel lifted. */
export function RoleHead({ role: { role, name, tagline }, words }: RoleProps) {
	return (
		<header className="page-head tone-forest role-head">
			<div className="wrap">
				<div>
					<p className="label">{words.label}</p>
					<h1>{name}</h1>
					<p className="lead">{tagline}</p>
					<Actions
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
