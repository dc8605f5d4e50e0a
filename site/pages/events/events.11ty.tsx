import { Badge } from "../../components/Badge.tsx";
import { Button } from "../../components/Button.tsx";
import { Facts } from "../../components/Facts.tsx";
import { Disclosure } from "../../components/Faq.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { Onward, RowLink } from "../../components/Onward.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import { Lead } from "../../components/Text.tsx";
import type { PageData, SiteData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { event } from "../../eleventy/seo/structured-data.ts";
import { Document } from "../../layouts/Document.tsx";
import { linkedSection } from "../../rules/composed-pages.ts";
import { badgeOf, type ScheduledEvent, scheduleOf } from "../../rules/event-schedule.ts";
import type { EventsPage, schema } from "./schema.ts";
import { TwelveMonths } from "./TwelveMonths.tsx";

type EventsData = PageData<"events", typeof schema>;

export const data = definePage({
	path: "/events",
	metadata: (data: EventsData) => ({
		...data.pages.events.metadata,
		jsonLd: scheduleOf(data.events, data.buildDate)
			.announced.filter(({ example }) => !example)
			.map((item) => event(data, item)),
	}),
});

/** The page of upcoming and past events. */
export default function Events(data: EventsData) {
	const copy = data.pages.events;
	const { head } = copy;
	const { upcoming, announced, past } = scheduleOf(data.events, data.buildDate);
	const months = (
		<TwelveMonths
			from={data.buildDate}
			events={upcoming}
			caption={upcoming.length > 0 ? copy.upcoming.months : copy.upcoming.none}
		/>
	);
	return (
		<Document
			data={data}
			photo="gathering"
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
			{announced.length > 0 ? (
				<>
					<PageHead tone="forest" {...head} figure={months} />
					<UpcomingEvents copy={copy} events={announced} partners={data.partners} />
					<Coming copy={copy} />
				</>
			) : (
				<>
					<PageHead tone="forest" title={head.title} lead={head.lead} figure={months} />
					<NoEvents data={data} />
				</>
			)}
			<Section data-events="recent" hidden={past.length === 0}>
				<SectionHead title={copy.recent.title} lead={copy.recent.lead} />
				<EventList upcoming={false} copy={copy} events={past} partners={data.partners} />
			</Section>
		</Document>
	);
}

/** Replaces the list of upcoming events if the build finds none: the email list's form, and how to host an event. */
function NoEvents({ data }: { data: EventsData }) {
	const emailList = linkedSection(data.pages, "/events/join#email-list");
	const host = linkedSection(data.pages, "/events/join#host");
	return (
		<Section className="grid gap-x-fluid-7 gap-y-6 max-md:pt-6 max-md:pb-4 md:grid-cols-[1fr_minmax(14rem,24rem)]">
			<div>
				{emailList && <h2 className="mb-5">{emailList.title}</h2>}
				<SiteForm data={data} name="email-list" />
			</div>
			{host && (
				<div className="border-t pt-3">
					<h2>
						<RowLink link={{ label: host.title, href: "/events/join#host" }} />
					</h2>
					<p className="mt-1 text-soft max-md:hidden">{host.lead}</p>
				</div>
			)}
		</Section>
	);
}

function Coming({ copy: { coming, upcoming } }: { copy: EventsPage }) {
	return (
		<SplitSection title={coming.title}>
			<ul className="divide-y border-y">
				{coming.items.map(({ title, text, action }) => (
					<li key={title}>
						<Disclosure title={<h3>{title}</h3>}>
							<p className="max-w-text text-soft">{text}</p>
							{action && <Onward link={action} className="" />}
						</Disclosure>
					</li>
				))}
			</ul>
			<Facts facts={coming.facts} />
			<p className="mt-5">
				{upcoming.subscribe.text}{" "}
				<a className="inline-block py-2" href="/events/calendar.ics">
					{upcoming.subscribe.label}
				</a>
			</p>
		</SplitSection>
	);
}

type EventListProps = Omit<EventRowProps, "event"> & { events: readonly ScheduledEvent[] };

function UpcomingEvents(props: Omit<EventListProps, "upcoming">) {
	const { upcoming, example } = props.copy;
	return (
		<Section>
			<h2>{upcoming.title}</h2>
			{props.events.some((event) => event.example) && <Lead className="mt-4">{example.note}</Lead>}
			<div data-events="none" hidden>
				<Lead className="mt-4">{upcoming.none}</Lead>
			</div>
			<EventList upcoming {...props} />
			{/* site/scripts/events.ts replaces an event's badge with this one once the event is over. */}
			<template data-past-badge>
				<Badge className={BADGE_PLACE}>{badgeOf(false)}</Badge>
			</template>
		</Section>
	);
}

function EventList({ events, ...row }: EventListProps) {
	return (
		<ul className="mt-block divide-y border-y" data-events={row.upcoming ? "upcoming" : "past"}>
			{events.map((event) => (
				<EventRow key={event.slug} event={event} {...row} />
			))}
		</ul>
	);
}

interface EventRowProps {
	event: ScheduledEvent;
	/** Whether the event has not ended at build time. */
	upcoming: boolean;
	copy: EventsPage;
	partners: SiteData["partners"];
}

/** A row with an event's date, title, type and place. The badge of an upcoming event links to its registration. */
function EventRow({ event, upcoming, copy, partners }: EventRowProps) {
	const { slug, title, type, location, description, facts, example, when, starts, ends } = event;
	const partner = event.partner && partners[event.partner]?.collaboration;
	const canceled = event.status === "canceled";
	return (
		<li
			id={slug}
			className="grid gap-x-8 gap-y-3.5 py-entry lg:grid-cols-[10rem_minmax(0,1fr)_13rem_9.5rem] lg:items-start lg:gap-x-fluid-3"
			data-ends={upcoming ? ends.toISOString() : undefined}
			data-canceled={canceled || undefined}
		>
			<time
				className="flex flex-wrap items-baseline gap-x-3 text-small lg:flex-col"
				dateTime={starts.toISOString()}
			>
				<span>{when.weekday}</span>{" "}
				<b className="display text-[clamp(2.25rem,1.8rem+1.6vw,3.1rem)] leading-[1.1] whitespace-nowrap lining-nums">
					{when.day}
				</b>{" "}
				<span>{[when.until, when.year].filter(Boolean).join(", ")}</span>
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
				{upcoming && !canceled && (
					<p data-calendar>
						<a className="inline-block py-2.5" href={`/events/${slug}.ics`}>
							{copy.upcoming.addToCalendar}
							<span className="sr-only">: {title}</span>
						</a>
					</p>
				)}
			</div>
			{upcoming && !canceled && event.registration ? (
				<Button
					link={{ label: badgeOf(true), href: event.registration }}
					small
					className={BADGE_PLACE}
					aria-label={`${badgeOf(true)} for ${title}`}
					data-badge
				/>
			) : (
				<Badge className={BADGE_PLACE}>
					{canceled ? copy.upcoming.canceled : badgeOf(upcoming)}
				</Badge>
			)}
		</li>
	);
}

const BADGE_PLACE = "justify-self-start lg:justify-self-end";
