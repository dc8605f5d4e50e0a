import type { ReactNode } from "react";
import { ZONE_NAMES } from "../../../shared/time-zones.ts";
import { Button } from "../../components/Button.tsx";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

/** The addresses, the link to book an hour, and the office hours. */
export default function Contact({ data: { site }, section }: SectionProps<typeof schema, "site">) {
	const { email, social, scheduling, hoursTitle, note } = section;
	const { timeZone, hours } = site.officeHours;
	return (
		<>
			<dl className="divide-y border-t">
				<Row term={email}>
					<a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
				</Row>
				<Row term={social}>
					{site.social.map(({ label, url }) => (
						<a key={url} className="me-5" href={url}>
							{label}
						</a>
					))}
				</Row>
			</dl>
			<Button
				link={{ label: scheduling, href: site.schedulingUrl }}
				look="outlined"
				className="mt-5"
			/>
			<h3 className="mt-8 mb-3">{hoursTitle}</h3>
			<dl className="divide-y border-t">
				{hours.map((each) => (
					<Row key={each.days} term={each.days}>
						{each.hours}
						{/\d/.test(each.hours) && ` ${ZONE_NAMES[timeZone]}`}
					</Row>
				))}
			</dl>
			<p className="mt-3 text-small text-soft">{note}</p>
		</>
	);
}

function Row({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div className="flex flex-wrap gap-x-6 py-2.5">
			<dt className="text-soft max-sm:basis-full sm:basis-44">{term}</dt>
			<dd className="min-w-0 wrap-anywhere">{children}</dd>
		</div>
	);
}
