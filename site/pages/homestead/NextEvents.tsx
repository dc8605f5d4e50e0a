import { Onward } from "../../components/Button.tsx";
import { Strip } from "../../components/Strip.tsx";
import { type ScheduledEvent, scheduleOf } from "../../content/event-schedule.ts";
import type { SiteData } from "../../data.ts";
import type { HomesteadPage } from "./schema.ts";

/** How many events the page shows. */
const SHOWN = 3;

interface NextEventsProps {
	copy: HomesteadPage["events"];
	data: SiteData;
}

/**
 * The next events: those on the land first, then others. Those beyond the number shown
 * are hidden until site/scripts/events.ts finds that an earlier one is over.
 */
export function NextEvents({ copy, data }: NextEventsProps) {
	const { upcoming } = scheduleOf(data.events, data.buildDate);
	const next = nextOnTheLand(upcoming);
	const later = inOrderOfNearness(upcoming).slice(SHOWN);
	return (
		<>
			<Strip assets={data.assets} />
			<section className="section tone-forest next-events">
				<div className="wrap">
					<h2>{copy.title}</h2>
					<p className="lead">{next.length > 0 ? copy.lead : copy.empty}</p>
					<ol data-next={SHOWN}>
						{[...next, ...later].map(
							({ slug, title, type, location, when, starts, ends }, index) => (
								<li key={slug} data-ends={ends.toISOString()} hidden={index >= SHOWN}>
									<time dateTime={starts.toISOString()}>
										{when.weekday} <b className="display">{when.day}</b>
									</time>
									<div>
										<h3>
											<a href={`/events#${slug}`}>{title}</a>
										</h3>
										<p>{type}</p>
									</div>
									<p>
										{location}
										<br />
										{when.hours}
									</p>
								</li>
							),
						)}
					</ol>
					<Onward link={copy.action} />
				</div>
			</section>
		</>
	);
}

function inOrderOfNearness(upcoming: readonly ScheduledEvent[]): readonly ScheduledEvent[] {
	const here = upcoming.filter(({ venue }) => venue === "homestead");
	const elsewhere = upcoming.filter(({ venue }) => venue !== "homestead");
	return [...here, ...elsewhere];
}

function nextOnTheLand(upcoming: readonly ScheduledEvent[]): readonly ScheduledEvent[] {
	return inOrderOfNearness(upcoming)
		.slice(0, SHOWN)
		.sort((a, b) => a.starts.getTime() - b.starts.getTime());
}
