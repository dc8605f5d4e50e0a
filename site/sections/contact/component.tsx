import { Fragment } from "react";
import { ZONE_NAMES } from "../../../shared/time-zones.ts";
import { Button } from "../../components/Button.tsx";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

const ROWS = "grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-8 gap-y-1";

/** The addresses, the link to book an hour, and the office hours. */
export default function Contact({ data: { site }, section }: SectionProps<typeof schema, "site">) {
	const { email, social, scheduling, hoursTitle, note } = section;
	const { timeZone, hours } = site.officeHours;
	return (
		<>
			<dl className={ROWS}>
				<dt className="text-soft">{email}</dt>
				<Address label={site.contactEmail} url={`mailto:${site.contactEmail}`} />
				<dt className="text-soft">{social}</dt>
				{site.social.map((each) => (
					<Address key={each.url} {...each} />
				))}
			</dl>
			<Button
				link={{ label: scheduling, href: site.schedulingUrl }}
				look="outlined"
				className="mt-4"
			/>
			<h3 className="mt-8 mb-3">{hoursTitle}</h3>
			<dl className={ROWS}>
				{hours.map((each) => (
					<Fragment key={each.days}>
						<dt>{each.days}</dt>
						<dd>
							{each.hours}
							{/\d/.test(each.hours) && ` ${ZONE_NAMES[timeZone]}`}
						</dd>
					</Fragment>
				))}
			</dl>
			<p className="mt-3 text-small text-soft">{note}</p>
		</>
	);
}

function Address({ label, url }: { label: string; url: string }) {
	return (
		<dd className="col-start-2">
			<a className="inline-block py-2" href={url}>
				{label}
			</a>
		</dd>
	);
}
