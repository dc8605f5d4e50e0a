import { Closing } from "../../components/Closing.tsx";
import { Facts } from "../../components/Facts.tsx";
import { Onward } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { event } from "../../eleventy/seo/structured-data.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import { scheduleOf } from "../../rules/event-schedule.ts";
import type { schema } from "./schema.ts";
import { RecentEvents, UpcomingEvents } from "./UpcomingEvents.tsx";

const BLOCK: PageBlock = { slug: "events", pattern: "pinwheel" };

type EventsData = PageData<"events", typeof schema>;

export const data = definePage({
	path: "/events",
	metadata: (data: EventsData) => ({
		...data.pages.events.metadata,
		block: BLOCK,
		jsonLd: scheduleOf(data.events, data.buildDate)
			.upcoming.filter(({ example }) => !example)
			.map((item) =>
				event(data, {
					name: item.title,
					description: item.description,
					start: item.starts.toISOString(),
					end: item.ends.toISOString(),
					place: item.venue === "online" ? null : item.location,
					path: `/events#${item.slug}`,
				}),
			),
	}),
});

/** Upcoming and past events. */
export default function Events(data: EventsData) {
	const copy = data.pages.events;
	const { head, coming, closing } = copy;
	const { upcoming, past } = scheduleOf(data.events, data.buildDate);
	return (
		<Document
			data={data}
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
			<PageHead tone="paper" {...BLOCK} {...head} />
			<UpcomingEvents copy={copy} events={upcoming} partners={data.partners} />
			<Section tone="deep">
				<h2>{coming.title}</h2>
				<ul className="mt-block grid gap-x-fluid-5 gap-y-8 sm:grid-cols-2">
					{coming.items.map(({ title, text, action }) => (
						<li key={title} className="border-t pt-4">
							<h3 className="text-h4">{title}</h3>
							<p className="mt-1.5 max-w-note text-soft">{text}</p>
							{action && <Onward link={action} className="mt-1" />}
						</li>
					))}
				</ul>
				<Facts facts={coming.facts} />
			</Section>
			<RecentEvents copy={copy} events={past} partners={data.partners} />
			<Closing tone="plum" {...closing} />
		</Document>
	);
}
