import { pillarLabel, roles } from "../../../shared/quiz/catalogue.ts";
import { rolePath } from "../../../shared/quiz/role-path.ts";
import { RoleWheel } from "../../components/RoleWheel.tsx";

/** The wheel, and beside it each role with what it is about. */
export function RolesIndex({ respect }: { respect: string }) {
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
