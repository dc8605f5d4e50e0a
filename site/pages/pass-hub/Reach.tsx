import type { Site } from "../../../shared/content/site-schema.ts";
import { Actions } from "../../components/Button.tsx";
import type { PassHubPage } from "./schema.ts";

interface ReachProps {
	copy: PassHubPage["contact"];
	site: Site;
}

/** How families reach the school: address, hours and when we reply. */
export function Reach({ copy, site: { contactEmail, officeHours } }: ReachProps) {
	return (
		<section className="section tone-plum" id="contact">
			<div className="reach wrap">
				<h2>{copy.title}</h2>
				<p className="lead">{copy.lead}</p>
				<dl>
					<div>
						<dt>{copy.emailLabel}</dt>
						<dd>
							<a href={`mailto:${contactEmail}`}>{contactEmail}</a>
						</dd>
					</div>
					<div>
						<dt>
							{copy.hoursLabel} ({officeHours.timeZone})
						</dt>
						{officeHours.hours.map(({ days, hours }) => (
							<dd key={days}>
								{days}: {hours}
							</dd>
						))}
					</div>
					<div>
						<dt>{copy.replyLabel}</dt>
						<dd>{copy.reply.replace("{hours}", String(officeHours.replyWithinHours))}</dd>
					</div>
				</dl>
				<Actions className="mt-8" links={copy.actions} />
			</div>
		</section>
	);
}
