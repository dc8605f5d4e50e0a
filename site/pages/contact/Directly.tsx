import type { SiteData } from "../../data.ts";
import { schema } from "./schema.ts";

/** How soon we reply, our office hours, and the ways to reach us without the form. */
export function Directly({ data: { site, pages } }: { data: SiteData }) {
	const { promise, direct, hours } = schema.parse(pages.contact);
	const { replyWithinHours, timeZone, hours: days } = site.officeHours;
	return (
		<aside className="directly">
			<p className="contact-promise">
				<b className="display">{replyWithinHours}</b> {promise}
			</p>
			<div>
				<h2>{hours.title}</h2>
				<dl>
					{days.map((line) => (
						<div key={line.days}>
							<dt>{line.days}</dt>
							<dd>
								{line.hours}
								{/\d/.test(line.hours) && ` ${timeZone}`}
							</dd>
						</div>
					))}
				</dl>
				<p>{hours.note}</p>
			</div>
			<div>
				<h2>{direct.title}</h2>
				<ul>
					<li>
						<span>{direct.email}</span>
						<a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
					</li>
					<li>
						<span>{direct.social}</span>
						{site.social.map(({ label, url }) => (
							<a key={url} href={url}>
								{label}
							</a>
						))}
					</li>
				</ul>
				<a className="button outlined" href={site.schedulingUrl}>
					{direct.scheduling}
				</a>
			</div>
		</aside>
	);
}
