import type { ReactNode } from "react";
import type { Site } from "../../../shared/content/site-schema.ts";
import { Actions } from "../../components/Button.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { PassHubPage } from "./schema.ts";

interface ReachProps {
	copy: PassHubPage["contact"];
	site: Site;
}

/** How families reach the school: address, hours and when we reply. */
export function Reach({ copy, site: { contactEmail, officeHours } }: ReachProps) {
	return (
		<Section tone="plum" id="contact">
			<SectionHead title={copy.title} lead={copy.lead} />
			<dl className="mt-9 grid gap-x-fluid-5 gap-y-7 border-y py-7 md:grid-cols-[1fr_1.2fr_1.2fr]">
				<Way name={copy.emailLabel}>
					<dd>
						<a className="-my-2 inline-block py-2" href={`mailto:${contactEmail}`}>
							{contactEmail}
						</a>
					</dd>
				</Way>
				<Way name={`${copy.hoursLabel} (${officeHours.timeZone})`}>
					{officeHours.hours.map(({ days, hours }) => (
						<dd key={days}>
							{days}: {hours}
						</dd>
					))}
				</Way>
				<Way name={copy.replyLabel}>
					<dd>{copy.reply.replace("{hours}", String(officeHours.replyWithinHours))}</dd>
				</Way>
			</dl>
			<Actions className="mt-8" links={copy.actions} />
		</Section>
	);
}

function Way({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt className="mb-1.5 font-bold">{name}</dt>
			{children}
		</div>
	);
}
