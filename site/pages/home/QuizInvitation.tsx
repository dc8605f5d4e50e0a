import { roles } from "../../../shared/quiz/catalogue.ts";
import { Button } from "../../components/Button.tsx";
import { wheelSegments } from "../../quilt/wheel-star.ts";
import type { HomePage } from "./schema.ts";

/** The invitation to the quiz: the wheel and the ten roles in their colors. */
export function QuizInvitation({ copy }: { copy: HomePage["quiz"] }) {
	return (
		<section className="deep">
			<div className="section quiz-invitation wrap">
				<RoleWheel />
				<div>
					<h2>{copy.title}</h2>
					<p className="lead">{copy.lead}</p>
					<h3 className="label">{copy.rolesTitle}</h3>
					<ul className="role-names display">
						{roles.map(({ role, name }) => (
							<li key={role} data-role={role}>
								{name}
							</li>
						))}
					</ul>
					<Button link={copy.action} arrow />
				</div>
			</div>
		</section>
	);
}

function RoleWheel() {
	const segments = wheelSegments();
	return (
		<svg className="cloth role-wheel" viewBox="-51 -51 102 102" aria-hidden="true">
			{roles.map(({ role }, index) => (
				<g key={role} data-role={role}>
					<path className="slice" d={segments[index]?.slice} />
					<path className="diamond" d={segments[index]?.diamond} />
					<path d={segments[index]?.core} />
				</g>
			))}
		</svg>
	);
}
