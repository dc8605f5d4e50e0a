import { Section, SectionHead } from "../../components/Section.tsx";
import { Lead } from "../../components/Text.tsx";
import type { SiteData } from "../../data.ts";
import type { ScheduledEvent } from "../../rules/event-schedule.ts";
import { EventBadge, EventRow } from "./EventRow.tsx";
import type { EventsPage } from "./schema.ts";

interface EventListProps {
	copy: EventsPage;
	events: readonly ScheduledEvent[];
	partners: SiteData["partners"];
}

const LIST = "mt-block divide-y border-y";

/** Upcoming events on a colored band. */
export function UpcomingEvents({ copy, events, partners }: EventListProps) {
	const { title, none, subscribe } = copy.upcoming;
	return (
		<Section tone="forest">
			<h2>{title}</h2>
			{events.some(({ example }) => example) && <Lead className="mt-4">{copy.example.note}</Lead>}
			<div data-events="none" hidden={events.length > 0}>
				<Lead className="mt-4">{none}</Lead>
			</div>
			<ul className={LIST} data-events="upcoming" hidden={events.length === 0}>
				{events.map((event) => (
					<EventRow
						key={event.slug}
						event={event}
						upcoming
						copy={copy}
						partner={partnerOf(event, partners)}
					/>
				))}
			</ul>
			{/* What site/scripts/events.ts puts in the place of a badge once its event is over. */}
			<template data-past-badge>
				<EventBadge upcoming={false} />
			</template>
			<p className="mt-8">
				{subscribe.text}{" "}
				<a className="inline-block py-2" href="/events/calendar.ics">
					{subscribe.label}
				</a>
			</p>
		</Section>
	);
}

/** Past events, and who they were made with. */
export function RecentEvents({ copy, events, partners }: EventListProps) {
	const { title, lead } = copy.recent;
	return (
		<Section>
			<SectionHead title={title} lead={lead} />
			<ul className={LIST} data-events="past">
				{events.map((event) => (
					<EventRow
						key={event.slug}
						event={event}
						upcoming={false}
						copy={copy}
						partner={partnerOf(event, partners)}
					/>
				))}
			</ul>
		</Section>
	);
}

function partnerOf(event: ScheduledEvent, partners: SiteData["partners"]): string | undefined {
	return event.partner ? partners[event.partner]?.collaboration : undefined;
}
