import { Badge } from "../../components/Badge.tsx";
import { Onward } from "../../components/Onward.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { type ScheduledEvent, scheduleOf } from "../../rules/event-schedule.ts";
import type { schema } from "./schema.ts";

const SHOWN = 3;

/**
 * Lists the next events, with preference for events on the land. Further events are hidden; when a listed event is
 * over, site/scripts/events.ts shows the next hidden one.
 */
export function NextEvents({ data }: { data: PageData<"homestead", typeof schema> }) {
	const copy = data.pages.homestead.events;
	const { upcoming } = scheduleOf(data.events, data.buildDate);
	const byNearness = [true, false].flatMap((isHere) =>
		upcoming.filter(({ venue }) => (venue === "homestead") === isHere),
	);
	const next = byNearness.slice(0, SHOWN).sort((a, b) => a.starts.getTime() - b.starts.getTime());
	const later = byNearness.slice(SHOWN);
	const note = upcoming.some(({ example }) => example) ? ` ${copy.exampleNote}` : "";
	return (
		<Section tone="deep" space="band">
			<SectionHead title={copy.title} lead={next.length > 0 ? `${copy.lead}${note}` : copy.empty} />
			{next.length > 0 && (
				<ol className="mt-9 border-b" data-next={SHOWN}>
					{[...next, ...later].map((event, index) => (
						<NextEvent
							key={event.slug}
							event={event}
							example={copy.example}
							hidden={index >= SHOWN}
						/>
					))}
				</ol>
			)}
			<Onward link={next.length > 0 ? copy.action : copy.tellMe} className="mt-6" />
		</Section>
	);
}

interface NextEventProps {
	event: ScheduledEvent;
	/** The badge of an example event. */
	example: string;
	hidden: boolean;
}

function NextEvent({ event, example, hidden }: NextEventProps) {
	const { slug, title, type, location, when, starts, ends } = event;
	return (
		<li
			className="grid gap-x-fluid-4 gap-y-2 border-t py-5.5 md:grid-cols-[11rem_minmax(0,1fr)_17rem] md:items-center"
			data-ends={ends.toISOString()}
			hidden={hidden}
		>
			<time dateTime={starts.toISOString()}>
				{when.weekday} <b className="display block text-[2.25rem] lining-nums">{when.day}</b>
				{when.until && ` ${when.until}`}
			</time>
			<div>
				<h3>
					<a className="inline-block py-1.5" href={`/events#${slug}`}>
						{title}
					</a>
				</h3>
				<p>
					{type}
					{event.example && <Badge className="ms-3">{example}</Badge>}
				</p>
			</div>
			<p>
				{location}
				<br />
				{when.hours}
			</p>
		</li>
	);
}
