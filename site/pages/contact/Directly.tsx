import type { Link } from "../../../shared/content/fields.ts";
import { Button } from "../../components/Button.tsx";
import { Facts } from "../../components/Facts.tsx";
import type { PageData } from "../../data.ts";
import type { schema } from "./schema.ts";

/** How soon we reply, our office hours, and the ways to reach us without the form. */
export function Directly({ data: { site, pages } }: { data: PageData<"contact", typeof schema> }) {
	const { promise, direct, hours } = pages.contact;
	const { replyWithinHours, timeZone, hours: days } = site.officeHours;
	return (
		<aside className="grid content-start gap-10">
			<p className="flex max-w-96 items-center gap-4 border-b-2 border-dashed border-clay pb-8 leading-close">
				<b className="display text-figure leading-[0.85] whitespace-nowrap text-link lining-nums">
					{replyWithinHours}
				</b>{" "}
				{promise}
			</p>
			<div>
				<h2 className="mb-3 text-h3">{hours.title}</h2>
				<dl className="divide-y border-y">
					{days.map((line) => (
						<div key={line.days} className="flex flex-wrap justify-between gap-x-6 py-2.5">
							<dt>{line.days}</dt>
							<dd>
								{line.hours}
								{/\d/.test(line.hours) && ` ${timeZone}`}
							</dd>
						</div>
					))}
				</dl>
				<p className="pt-3.5 text-small text-soft">{hours.note}</p>
			</div>
			<div>
				<h2 className="mb-3 text-h3">{direct.title}</h2>
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

/** A way to reach us, and where it leads. */
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
