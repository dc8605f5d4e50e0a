import { abbreviationOf, ZONE_NAMES } from "../../../shared/time-zones.ts";
import { Button } from "../../components/Button.tsx";
import { Terms } from "../../components/Facts.tsx";
import type { SiteData } from "../../data.ts";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

type Props = SectionProps<typeof schema, "site">;

/** The email address and the office hours. */
export function figure({ email, note }: Props["section"], { site }: SiteData) {
	const { timeZone, hours } = site.officeHours;
	return (
		<>
			<p className="font-bold">{email}</p>
			<a className="display text-h3 leading-snug" href={`mailto:${site.contactEmail}`}>
				{site.contactEmail}
			</a>
			<Terms
				items={hours.map(({ days, hours: text }) => ({ title: days, text }))}
				className="mt-6"
				beside
			/>
			<p className="border-t pt-2.5 text-small text-soft">{`${ZONE_NAMES[timeZone]} (${abbreviationOf(timeZone)}). ${note}`}</p>
		</>
	);
}

/** Our profiles elsewhere, and the link to book an hour. */
export default function Contact({ data: { site }, section }: Props) {
	const { social, scheduling } = section;
	return (
		<>
			<Terms
				items={[
					{
						title: social,
						text: site.social.map(({ label, url }) => (
							<a key={url} className="me-5" href={url}>
								{label}
							</a>
						)),
					},
				]}
			/>
			<Button link={{ label: scheduling, href: site.schedulingUrl }} look="outlined" />
		</>
	);
}
