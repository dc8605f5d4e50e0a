import { roleOf } from "../../../shared/quiz/catalogue.ts";
import type { RoleKey } from "../../../shared/quiz/keys.ts";
import { neighborsOf, rolePath } from "../../../shared/quiz/role-path.ts";
import { Onward } from "../../components/Button.tsx";
import type { RoleProps } from "./props.ts";

interface NeighborsProps {
	role: RoleKey;
	words: RoleProps["words"];
}

/** The two roles beside this one on the wheel, and the way to all of them. */
export function Neighbors({ role, words }: NeighborsProps) {
	return (
		<nav className="wrap neighbors" aria-label={words.neighborsTitle}>
			<h2 className="label">{words.neighborsTitle}</h2>
			<ul>
				{neighborsOf(role)
					.map(roleOf)
					.map(({ role: key, name, tagline }) => (
						<li key={key} data-role={key}>
							<a className="display" href={rolePath(key)}>
								{name}
							</a>
							<p>{tagline}</p>
						</li>
					))}
			</ul>
			<Onward link={{ label: words.allLabel, href: "/quiz/roles" }} />
		</nav>
	);
}
