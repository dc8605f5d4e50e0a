import type { ScheduledEvent } from "../../content/event-schedule.ts";
import type { SiteData } from "../../data.ts";
import { EventRow } from "./EventRow.tsx";
import type { EventsPage } from "./schema.ts";

interface EventListProps {
	copy: EventsPage;
	events: readonly ScheduledEvent[];
	partners: SiteData["partners"];
}

/** Upcoming events on a colored band. */
export function UpcomingEvents({ copy, events, partners }: EventListProps) {
	const { title, none, addToCalendar, subscribe } = copy.upcoming;
	return (
		<section className="section tone-forest">
			<div className="wrap">
				<h2>{title}</h2>
				<p data-events="none" hidden={events.length > 0} className="lead">
					{none}
				</p>
				<ul className="event-list" data-events="upcoming" hidden={events.length === 0}>
					{events.map((event) => (
						<EventRow
							key={event.slug}
							event={event}
							upcoming
							addToCalendar={addToCalendar}
							withPartner={copy.recent.withPartner}
							partner={partnerOf(event, partners)}
						/>
					))}
				</ul>
				<p className="event-feed">
					{subscribe.text} <a href="/events/calendar.ics">{subscribe.label}</a>
				</p>
			</div>
		</section>
	);
}

/** Past events, and who they were made with. */
export function RecentEvents({ copy, events, partners }: EventListProps) {
	const { title, lead, withPartner } = copy.recent;
	return (
		<section className="section event-recent">
			<div className="wrap">
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
				<ul className="event-list" data-events="past">
					{events.map((event) => (
						<EventRow
							key={event.slug}
							event={event}
							upcoming={false}
							withPartner={withPartner}
							partner={partnerOf(event, partners)}
						/>
					))}
				</ul>
			</div>
		</section>
	);
}

function partnerOf(event: ScheduledEvent, partners: SiteData["partners"]): string | undefined {
	return event.partner ? partners[event.partner]?.collaboration : undefined;
}
