import { pillarLabel } from "../../../shared/quiz/catalogue.ts";
import { results as text } from "../../../shared/quiz/messages.ts";
import type { RoleProps } from "./props.ts";

/** Gift, challenge, contribution, invitation, and the two habits that the role loosens. */
export function RolePortrait({
	role: { gift, challenge, contribution, invitation, dismantles },
	words,
}: RoleProps) {
	return (
		<section className="section wrap portrait" aria-label={words.label}>
			<div className="gift">
				<h2 className="label">{text.gift}</h2>
				<p className="display">{gift}</p>
			</div>
			<div>
				<h2>{text.challenge}</h2>
				<p>{challenge}</p>
			</div>
			<div>
				<h2>{text.contribution}</h2>
				<p>{contribution}</p>
			</div>
			<div className="invitation">
				<h2>{text.invitation}</h2>
				<p>{invitation}</p>
			</div>
			<div className="pillars">
				<h2>{words.pillarsTitle}</h2>
				<ul className="display">
					{dismantles.map((pillar) => (
						<li key={pillar}>{pillarLabel(pillar)}</li>
					))}
				</ul>
				<p>{words.pillarsText}</p>
			</div>
		</section>
	);
}
