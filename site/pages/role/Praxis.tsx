import { results as text } from "../../../shared/quiz/messages.ts";
import type { RoleProps } from "./props.ts";

const PLACES = ["self", "home", "work"] as const;

/** Three acts each for self, home and work. */
export function Praxis({ role: { praxis }, title }: Pick<RoleProps, "role"> & { title: string }) {
	return (
		<section className="section deep">
			<div className="wrap praxis">
				<h2>{title}</h2>
				<p className="lead">{text.praxisText}</p>
				<div>
					{PLACES.map((place) => (
						<div key={place}>
							<h3>{text[place]}</h3>
							<ul>
								{praxis[place].map((act) => (
									<li key={act}>{act}</li>
								))}
							</ul>
						</div>
					))}
				</div>
			</div>
		</section>
	);
}
