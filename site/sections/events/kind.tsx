import type { ComponentProps, ReactNode } from "react";
import { Badge } from "../../components/Badge.tsx";
import { Button } from "../../components/Button.tsx";
import { Facts } from "../../components/Facts.tsx";
import { Onward } from "../../components/Onward.tsx";
import { Pages } from "../../components/Pages.tsx";
import { displayName, Sentences } from "../../components/Text.tsx";
import type { SiteData } from "../../data.ts";
import { badgeOf, type ScheduledEvent, scheduleOf } from "../../domain/event-schedule.ts";
import { event as structured } from "../../eleventy/seo/structured-data.ts";
import type { EventItem } from "../../schemas/events.ts";
import { listPages, onPage } from "../list-pages.ts";
import { defineKind } from "../section-kind.ts";
import { schema } from "./schema.ts";

const NEXT = 3;
/** Past events on one page: the first of them also has those to come. */
const PAST = 8;
/** How many events the head of the page holds, one after the other, until the site is built again. */
const IN_HEAD = 6;

/** The pages of past events. */
function pagesOf(data: SiteData) {
	const { past } = scheduleOf(data.events, data.buildDate);
	return listPages({ path: "/events/past", first: "/events", length: past.length, size: PAST });
}

/** A list of events. Of the next ones, those after the third are hidden until one before them is over. */
export default defineKind({
	schema,
	Content({ data, section }) {
		const { shows, empty, addToCalendar, noDate, newer = "", older = "", page } = section;
		const { announced, upcoming, planned, past } = scheduleOf(data.events, data.buildDate);
		const here = ({ venue }: EventItem) => venue === "homestead";
		const elsewhere = (event: EventItem) => !here(event);
		const events: readonly (ScheduledEvent | EventItem)[] = {
			upcoming: [...announced, ...planned],
			next: [...upcoming.filter(here), ...planned.filter(here), ...upcoming.filter(elsewhere)],
			past: onPage(past, page),
		}[shows];
		const next = shows === "next" ? { "data-next": NEXT } : {};
		return (
			<>
				<ul
					className="rows peer empty:hidden"
					data-events={shows === "past" ? "past" : "upcoming"}
					{...next}
				>
					{events.map((event, index) => {
						const hidden = shows === "next" && index >= NEXT;
						return "starts" in event ? (
							<EventRow
								key={event.slug}
								event={event}
								partners={data.partners}
								isPast={shows === "past"}
								hidden={hidden}
								addToCalendar={addToCalendar}
							/>
						) : (
							<Row key={event.slug} event={event} hidden={hidden} day={noDate} />
						);
					})}
				</ul>
				<p className="statement hidden peer-empty:block">{empty}</p>
				<Pages pages={pagesOf(data)} page={page} newer={newer} older={older} />
				{/* site/scripts/events.ts replaces an event's badge with this one once the event is over. */}
				{shows === "upcoming" && (
					<template data-past-badge>
						<Badge>{badgeOf("past")}</Badge>
					</template>
				)}
			</>
		);
	},
	/** The next event, or a text that none has a date. The page's script removes an event that is over and shows the next. */
	figure({ data, section: { shows, nextEvent, empty, feed } }) {
		if (shows !== "upcoming") return null;
		const { upcoming } = scheduleOf(data.events, data.buildDate);
		return (
			<>
				<ul className="peer empty:hidden" data-next={1}>
					{upcoming.slice(0, IN_HEAD).map(({ slug, title, location, when, ends }, index) => (
						<li key={slug} data-ends={ends.toISOString()} hidden={index > 0}>
							<p className="font-bold">{nextEvent}</p>
							<p className="display my-2 text-h2 lining-nums">
								{[`${when.weekday}, ${when.day}`, when.until, when.year].filter(Boolean).join(", ")}
							</p>
							<p className="text-h5 leading-snug">
								<a className="text-inherit" href={`#${slug}`}>
									{title}
								</a>
							</p>
							<p className="mt-1">{`${when.hours}, ${location}`}</p>
						</li>
					))}
				</ul>
				<div className="hidden peer-empty:block">
					<p className="font-bold">{nextEvent}</p>
					<p className="display my-2 text-h2 lining-nums">{empty}</p>
				</div>
				{feed && <Onward link={{ label: feed, href: "/events/calendar.ics" }} className="mt-2" />}
			</>
		);
	},
	listPages: ({ data, section: { shows } }) => (shows === "past" ? pagesOf(data) : []),
	/** Search engines get all events to come that are no examples. */
	jsonLd({ data, section: { shows } }) {
		if (shows !== "upcoming") return [];
		const { announced } = scheduleOf(data.events, data.buildDate);
		return announced.filter(({ example }) => !example).map((event) => structured(data, event));
	},
	/** The script that moves an event that is over to the past ones, and the feed that calendar apps subscribe to. */
	head: ({ assets, site }) => (
		<>
			<link rel="alternate" type="text/calendar" title={site.name} href="/events/calendar.ics" />
			<script type="module" src={assets.scripts.events} />
		</>
	),
});

interface RowProps extends Omit<ComponentProps<"li">, "id" | "className"> {
	event: EventItem;
	/** The day, or that there is none yet. */
	day: ReactNode;
}

/** A row with an event's day, title, type and place, and what is beside the place. */
function Row({ event, day, children, ...attributes }: RowProps) {
	const { slug, title, type, location, description, facts } = event;
	return (
		<li id={slug} className="lg:grid-cols-[3fr_7fr_4fr]" {...attributes}>
			<p className="text-small">{day}</p>
			<div>
				<h3>{displayName(title)}</h3>
				<p className="mt-1 mb-2.5 text-small font-bold text-link">{type}</p>
				<Sentences className="max-w-text" text={description} />
				<Facts facts={facts} className="mt-4 text-small" />
			</div>
			<div className="text-small">
				<p className="me-3 font-bold max-lg:inline">{location}</p>
				{children}
			</div>
		</li>
	);
}

interface EventRowProps {
	event: ScheduledEvent;
	partners: SiteData["partners"];
	isPast: boolean;
	hidden: boolean;
	addToCalendar: string | undefined;
}

/** An event with a day. The badge of an upcoming one links to its registration. */
function EventRow({ event, partners, isPast, hidden, addToCalendar }: EventRowProps) {
	const { slug, title, when, starts, ends } = event;
	const partner = event.partner && partners[event.partner]?.collaboration;
	const state = isPast ? "past" : event.status;
	const isUpcoming = state === "upcoming";
	return (
		<Row
			event={event}
			data-ends={isPast ? undefined : ends.toISOString()}
			data-canceled={state === "canceled" || undefined}
			hidden={hidden}
			day={
				<time dateTime={starts.toISOString()}>
					{when.weekday}{" "}
					<b className="display text-h2 leading-none lining-nums lg:my-1 lg:block lg:text-say">
						{when.day}
					</b>{" "}
					{[when.until, when.year].filter(Boolean).join(", ")}
				</time>
			}
		>
			<p className="max-lg:inline">{when.hours}</p>
			{partner && <p>With {partner}</p>}
			{isUpcoming && addToCalendar && (
				<p className="max-lg:inline" data-calendar>
					<a className="me-4 inline-block py-2.5" href={`/events/${slug}.ics`}>
						{addToCalendar}
						<span className="sr-only">: {title}</span>
					</a>
				</p>
			)}
			{isUpcoming && event.registration ? (
				<Button
					link={{ label: badgeOf(state), href: event.registration }}
					look="outlined"
					small
					aria-label={`${badgeOf(state)} for ${title}`}
					data-badge
				/>
			) : (
				<Badge>{badgeOf(state)}</Badge>
			)}
		</Row>
	);
}
