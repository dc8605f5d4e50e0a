import { Badge } from "../../components/Badge.tsx";
import { Onward } from "../../components/Onward.tsx";
import { type ScheduledEvent, scheduleOf } from "../../rules/event-schedule.ts";
import type { SectionProps } from "../section.ts";
import type { schema } from "./schema.ts";

const SHOWN = 3;

/** The script that replaces an event that is over by the next hidden one. */
export const script = "events";

/** Lists the next events, with preference for events on the land. Further events are hidden. */
export default function NextEvents({ data, section }: SectionProps<typeof schema>) {
	const { upcoming } = scheduleOf(data.events, data.buildDate);
	const byNearness = [true, false].flatMap((isHere) =>
		upcoming.filter(({ venue }) => (venue === "homestead") === isHere),
	);
	const next = byNearness.slice(0, SHOWN).sort((a, b) => a.starts.getTime() - b.starts.getTime());
	const later = byNearness.slice(SHOWN);
	if (next.length === 0) {
		return (
			<>
				<p>{section.empty}</p>
				<Onward link={section.tellMe} className="mt-2" />
			</>
		);
	}
	return (
		<>
			{upcoming.some(({ example }) => example) && <p className="mb-4">{section.exampleNote}</p>}
			<ol className="border-b" data-next={SHOWN}>
				{[...next, ...later].map((event, index) => (
					<NextEvent
						key={event.slug}
						event={event}
						example={section.example}
						hidden={index >= SHOWN}
					/>
				))}
			</ol>
			<Onward link={section.action} className="mt-4" />
		</>
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
			className="grid gap-x-fluid-4 gap-y-2 border-t py-5 sm:grid-cols-[9rem_minmax(0,1fr)]"
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
				<p className="text-soft">
					{when.hours}, {location}
				</p>
			</div>
		</li>
	);
}
