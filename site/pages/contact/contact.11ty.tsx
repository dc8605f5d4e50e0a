import type { Link } from "../../../shared/content/fields.ts";
import { formNamed, promisedHours } from "../../../shared/content/forms.ts";
import { ZONE_NAMES } from "../../../shared/time-zones.ts";
import { Button } from "../../components/Button.tsx";
import { Facts } from "../../components/Facts.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { LinkedItems } from "../../components/Items.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { Document } from "../../layouts/Document.tsx";
import type { schema } from "./schema.ts";

type ContactData = PageData<"contact", typeof schema>;

export const data = definePage({ path: "/contact" });

/** The contact form, and other ways to reach us. */
export default function Contact(data: ContactData) {
	const { head, form, quick } = data.pages.contact;
	return (
		<Document data={data}>
			<PageHead tone="moss" {...head} />
			<Section
				id="message"
				className="grid gap-x-fluid-7 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
			>
				<div>
					<SectionHead title={form.title} className="mb-5" />
					<SiteForm data={data} name="contact" />
				</div>
				<Directly data={data} />
			</Section>
			<Section className="grid gap-x-fluid-6 gap-y-8 lg:grid-cols-[4fr_7fr]">
				<SectionHead title={quick.title} lead={quick.lead} />
				<ul className="lg:grid lg:grid-cols-2 lg:gap-x-12">
					<LinkedItems items={quick.actions} className="border-t py-4.5" headingSize="text-h4" />
				</ul>
			</Section>
		</Document>
	);
}

/** The reply time, the office hours, and ways to reach us without the form. */
function Directly({ data: { site, pages, forms } }: { data: ContactData }) {
	const { promise, direct, hours } = pages.contact;
	const { timeZone, hours: days } = site.officeHours;
	const hoursToAnswer = promisedHours(formNamed(forms, "contact"));
	return (
		<aside aria-label={direct.title} className="grid content-start gap-10">
			{hoursToAnswer && (
				<p className="flex items-center gap-4 border-b-2 border-dashed border-clay pb-8 leading-close">
					<b className="display text-figure leading-[0.85] whitespace-nowrap text-link lining-nums">
						{hoursToAnswer}
					</b>{" "}
					{promise}
				</p>
			)}
			<div>
				<h2 className="mb-3">{hours.title}</h2>
				<dl className="divide-y border-y">
					{days.map((line) => (
						<div key={line.days} className="flex flex-wrap justify-between gap-x-6 py-2.5">
							<dt>{line.days}</dt>
							<dd>
								{line.hours}
								{/\d/.test(line.hours) && ` ${ZONE_NAMES[timeZone]}`}
							</dd>
						</div>
					))}
				</dl>
				<p className="pt-3.5 text-small text-soft">{hours.note}</p>
			</div>
			<div>
				<h2 className="mb-3">{direct.title}</h2>
				<ul className="divide-y border-t">
					<Channel
						name={direct.email}
						links={[{ label: site.contactEmail, href: `mailto:${site.contactEmail}` }]}
					/>
					<Channel
						name={direct.social}
						links={site.social.map(({ label, url }) => ({ label, href: url }))}
					/>
				</ul>
				<Facts facts={direct.facts} className="mt-0" />
				<Button
					link={{ label: direct.scheduling, href: site.schedulingUrl }}
					look="outlined"
					className="mt-5"
				/>
			</div>
		</aside>
	);
}

interface ChannelProps {
	name: string;
	links: readonly Link[];
}

function Channel({ name, links }: ChannelProps) {
	return (
		<li className="flex flex-wrap items-center gap-x-5 py-1">
			<span className="basis-26 text-soft">{name}</span>
			{links.map(({ label, href }) => (
				<a key={href} className="inline-flex min-h-11 items-center" href={href}>
					{label}
				</a>
			))}
		</li>
	);
}
