import { badgeOf, type ScheduledEvent } from "../../content/event-schedule.ts";

interface EventRowProps {
	event: ScheduledEvent;
	/** Whether the event is in the future when the site is built. */
	upcoming: boolean;
	/** The words before a partner's name. */
	withPartner: string;
	/** The collaboration that it was made with. */
	partner?: string | undefined;
	/** The words of the link to its calendar file; without them there is none. */
	addToCalendar?: string;
}

/** An event as a row: its day, what it is, where, and its badge. */
export function EventRow({ event, upcoming, withPartner, partner, addToCalendar }: EventRowProps) {
	const { slug, title, type, location, description, when, starts, ends } = event;
	return (
		<li id={slug} data-ends={upcoming ? ends.toISOString() : undefined}>
			<time className="event-day" dateTime={starts.toISOString()}>
				<span>{when.weekday}</span> <b className="display">{when.day}</b> <span>{when.year}</span>
			</time>
			<div className="event-what">
				<h3>{title}</h3>
				<p className="event-type">{type}</p>
				<p>{description}</p>
			</div>
			<div className="event-where">
				<p>
					<b>{location}</b>
				</p>
				<p>{when.hours}</p>
				{partner && (
					<p>
						{withPartner} {partner}
					</p>
				)}
				{upcoming && addToCalendar && (
					<p data-calendar>
						<a href={`/events/${slug}.ics`}>
							{addToCalendar}
							<span className="sr-only">: {title}</span>
						</a>
					</p>
				)}
			</div>
			<Badge event={event} upcoming={upcoming} />
		</li>
	);
}

/** The badge of an upcoming event links to its registration. */
function Badge({ event, upcoming }: Pick<EventRowProps, "event" | "upcoming">) {
	if (!upcoming || !event.registration) return <span className="badge">{badgeOf(upcoming)}</span>;
	return (
		<a className="button solid small" href={event.registration} data-badge>
			{badgeOf(upcoming)}
			<span className="sr-only"> for {event.title}</span>
		</a>
	);
}
