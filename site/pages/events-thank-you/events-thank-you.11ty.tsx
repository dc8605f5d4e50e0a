import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { PurchasePage } from "../../layouts/PurchasePage.tsx";
import { scheduleOf } from "../../rules/event-schedule.ts";
import { eventQuery } from "../../rules/return-addresses.ts";
import type { schema } from "./schema.ts";

export const data = definePage({ path: "/events/thank-you", indexed: false });

/** The page after registering for an event. Its offers have no price, because only the payment page knows it. */
export default function EventsThankYou(data: PageData<"events-thank-you", typeof schema>) {
	const { addToCalendar, ...copy } = data.pages["events-thank-you"];
	const { upcoming } = scheduleOf(data.events, data.buildDate);
	const offers = upcoming.map(({ slug, title, location, when }) => ({
		query: eventQuery(slug),
		slug,
		name: title,
		price: null,
		details: (
			<>
				<p className="mt-2">
					{[`${when.weekday}, ${when.day}`, when.until].filter(Boolean).join(" ")}, {when.year},{" "}
					{when.hours}. {location}
				</p>
				<p>
					<a className="inline-block py-2.5" href={`/events/${slug}.ics`}>
						{addToCalendar}
					</a>
				</p>
			</>
		),
	}));
	return <PurchasePage data={data} copy={copy} tone="moss" offers={offers} />;
}
