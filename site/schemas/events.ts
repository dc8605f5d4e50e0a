import { z } from "zod";
import {
	contentFile,
	day,
	facts,
	href,
	line,
	matching,
	ownSlug,
	sentences,
	slug,
	timeZone,
} from "../../shared/content/fields.ts";
import { scheduleFault } from "../domain/event-span.ts";
import { draft, example } from "./page-parts.ts";

const EVENT_TYPES = ["Community Event", "Workshop", "Healing Practice"] as const;

const time = matching(
	/^(?:[01]\d|2[0-3]):[0-5]\d$/,
	'a time of day with two digits each, such as "09:30"',
);

const end = matching(
	/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/,
	'a time of day with two digits each, such as "17:00", or "24:00" for midnight',
);

const NEEDED = ["date", "startTime", "endTime"] as const;
const TIMES = [...NEEDED, "endDate"] as const;

const span = z.object({
	date: day,
	startTime: time,
	endTime: end,
	endDate: day.optional(),
	timeZone,
});

/** One event: `site/_data/events/{slug}.json`. */
export const eventSchema = contentFile(
	"Events",
	{
		slug: ownSlug,
		example,
		title: line("Name"),
		type: z.enum(EVENT_TYPES).meta({ label: "Kind of event" }),
		status: z.enum(["upcoming", "planned", "past", "canceled"]).meta({
			label: "Status",
			hint: "An upcoming event turns into a past one by itself when it is over. A planned one has no date yet. A canceled one is shown as such until it would be over; keep it for a year, so that calendars that subscribe to yours hear of it.",
			labels: {
				upcoming: "Upcoming",
				planned: "Planned, without a date",
				past: "Past",
				canceled: "Canceled",
			},
		}),
		date: day.optional().meta({ label: "Day", hint: "Empty only while the event is planned." }),
		startTime: time.optional().meta({
			label: "Begins at",
			hint: "Such as 09:30; five in the afternoon is 17:00.",
		}),
		endTime: end.optional().meta({
			label: "Ends at",
			hint: "Such as 17:00; midnight is 24:00. An end from 00:00 to 06:00 belongs to the night after the last day. 00:00 to 24:00 is all day.",
		}),
		endDate: day.optional().meta({
			label: "Last day",
			hint: "Only where an event takes several days: the day on which it last begins. For a Friday and a Saturday until one at night it’s Saturday.",
		}),
		timeZone: timeZone.meta({ label: "Time zone", hint: "Of the two times." }),
		venue: z.enum(["homestead", "online", "elsewhere"]).meta({
			label: "Kind of place",
			hint: "Events at the Homestead come first on its page.",
			labels: { homestead: "At the Homestead", online: "Online", elsewhere: "Elsewhere" },
		}),
		location: line("Place", "As visitors read it, such as a street and a town."),
		description: sentences("Description"),
		registration: href.nullable().meta({
			label: "Registration page",
			hint: "Where “Register Now” leads. An upcoming event needs one; a past event may have none.",
		}),
		partner: slug.nullable().meta({
			label: "Partner",
			hint: "With whom you hold it, if anyone.",
			relation: { type: "partner", value: "slug", label: "collaboration" },
		}),
		facts: facts.optional(),
		draft,
	},
	"Upcoming ones stand at the top of the Events page, past ones below.",
)
	.superRefine((event, context) => {
		const refuse = (field: string, message: string) =>
			context.addIssue({ code: "custom", path: [field], message });
		const times = span.safeParse(event);
		const fault = times.success ? scheduleFault(times.data) : undefined;
		if (fault) refuse(fault.field, fault.expected);
		const isPlanned = event.status === "planned";
		const expected = isPlanned
			? 'nothing while the event is planned; with a date it\'s "upcoming"'
			: 'a day and two times, or "planned" as the event\'s status';
		for (const field of isPlanned ? TIMES : NEEDED)
			if ((event[field] === undefined) !== isPlanned) refuse(field, expected);
		if (event.status === "upcoming" && event.registration === null) {
			refuse("registration", "an address to register at, because the event is upcoming");
		}
	})
	.meta({
		group: "Events",
		item: "event",
		summary: "{{title}}, {{date | default('no date yet')}}",
	});

export type EventItem = z.infer<typeof eventSchema>;
