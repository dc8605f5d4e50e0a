import { event } from "../../build/seo/structured-data.ts";
import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { scheduleOf } from "../../content/event-schedule.ts";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { RecentEvents, UpcomingEvents } from "./UpcomingEvents.tsx";

export const data = { permalink: "/events/" };

/** What is to come and what has been (spec section 2, Events). */
export default function Events(data: SiteData) {
	const copy = data.pages.events;
	const { metadata, head, coming, closing } = copy;
	const { upcoming, past } = scheduleOf(data.events, data.buildDate);
	return (
		<Document
			data={data}
			styles="events"
			{...metadata}
			jsonLd={upcoming.map((item) =>
				event(data, {
					name: item.title,
					description: item.description,
					start: item.starts.toISOString(),
					end: item.ends.toISOString(),
					place: item.venue === "online" ? null : item.location,
					path: `/events#${item.slug}`,
				}),
			)}
			head={
				<>
					<link
						rel="alternate"
						type="text/calendar"
						title={head.title}
						href="/events/calendar.ics"
					/>
					<script type="module" src={data.assets.scripts.events} />
				</>
			}
		>
			<PageHead tone="paper" slug="events" pattern="pinwheel" {...head} />
			<UpcomingEvents copy={copy} events={upcoming} partners={data.partners} />
			<section className="section deep">
				<div className="wrap">
					<h2>{coming.title}</h2>
					<dl className="coming">
						{coming.items.map(({ title, text }) => (
							<div key={title}>
								<dt className="display">{title}</dt>
								<dd>{text}</dd>
							</div>
						))}
					</dl>
				</div>
			</section>
			<RecentEvents copy={copy} events={past} partners={data.partners} />
			<Closing tone="plum" {...closing} />
		</Document>
	);
}
