import { Badge } from "../../components/Badge.tsx";
import { Button } from "../../components/Button.tsx";
import { Facts } from "../../components/Facts.tsx";
import { badgeOf, type ScheduledEvent } from "../../rules/event-schedule.ts";
import type { EventsPage } from "./schema.ts";

interface EventRowProps {
	event: ScheduledEvent;
	/** Whether the event is in the future when the site is built. */
	upcoming: boolean;
	copy: EventsPage;
	/** The collaboration that it was made with. */
	partner?: string | undefined;
}

/** An event as a row: its day, what it is, where, and its badge, which links to its registration while it is upcoming. */
export function EventRow({ event, upcoming, copy, partner }: EventRowProps) {
	const { slug, title, type, location, description, facts, example, when, starts, ends } = event;
	return (
		<li
			id={slug}
			className="grid gap-x-8 gap-y-3.5 py-entry lg:grid-cols-[10rem_minmax(0,1fr)_13rem_9.5rem] lg:items-start lg:gap-x-fluid-3"
			data-ends={upcoming ? ends.toISOString() : undefined}
		>
			<time
				className="flex flex-wrap items-baseline gap-x-3 text-small lg:flex-col"
				dateTime={starts.toISOString()}
			>
				<span>{when.weekday}</span>{" "}
				<b className="display text-[clamp(2.25rem,1.8rem+1.6vw,3.1rem)] leading-[1.1] whitespace-nowrap lining-nums">
					{when.day}
				</b>{" "}
				<span>{when.year}</span>
			</time>
			<div>
				<h3>{title}</h3>
				<p className="mt-1 mb-2.5 text-small font-bold text-link">
					{type}
					{example && <Badge className="ms-3">{copy.example.badge}</Badge>}
				</p>
				<p className="max-w-lead">{description}</p>
				<Facts facts={facts} className="mt-4 text-small" />
			</div>
			<div className="text-small leading-normal">
				<p>
					<b>{location}</b>
				</p>
				<p>{when.hours}</p>
				{partner && (
					<p>
						{copy.recent.withPartner} {partner}
					</p>
				)}
				{upcoming && (
					<p data-calendar>
						<a className="inline-block py-2.5" href={`/events/${slug}.ics`}>
							{copy.upcoming.addToCalendar}
							<span className="sr-only">: {title}</span>
						</a>
					</p>
				)}
			</div>
			{upcoming && event.registration ? (
				<Button
					link={{ label: badgeOf(true), href: event.registration }}
					small
					className={BADGE_PLACE}
					aria-label={`${badgeOf(true)} for ${title}`}
					data-badge
				/>
			) : (
				<EventBadge upcoming={upcoming} />
			)}
		</li>
	);
}

const BADGE_PLACE = "justify-self-start lg:justify-self-end";

/** The badge of an event without a registration. */
export function EventBadge({ upcoming }: { upcoming: boolean }) {
	return <Badge className={BADGE_PLACE}>{badgeOf(upcoming)}</Badge>;
}
