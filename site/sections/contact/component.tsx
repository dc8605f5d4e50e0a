import { ZONE_NAMES } from "../../../shared/time-zones.ts";
import { Button } from "../../components/Button.tsx";
import { Terms } from "../../components/Facts.tsx";
import type { SiteData } from "../../data.ts";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

type Props = SectionProps<typeof schema, "site">;

/** The email address and the office hours. */
export function figure({ email }: Props["section"], { site }: SiteData) {
	const { timeZone, hours } = site.officeHours;
	const address = <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>;
	const open = hours.map((each) => ({
		title: each.days,
		text: /\d/.test(each.hours) ? `${each.hours} ${ZONE_NAMES[timeZone]}` : each.hours,
	}));
	return <Terms items={[{ title: email, text: address }, ...open]} beside />;
}

/** Our profiles elsewhere, and the link to book an hour. */
export default function Contact({ data: { site }, section }: Props) {
	const { social, scheduling, note } = section;
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
			<p className="mt-3 text-small text-soft">{note}</p>
		</>
	);
}
