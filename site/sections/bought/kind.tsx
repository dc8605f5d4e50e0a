import type { ReactNode } from "react";
import { Features } from "../../components/Items.tsx";
import { scheduleOf } from "../../domain/event-schedule.ts";
import { planPrice } from "../../domain/program-prices.ts";
import { eventQuery, planQuery, productQuery } from "../../domain/return-addresses.ts";
import { onSale, priceText } from "../../domain/shop.ts";
import { defineKind, type SectionProps } from "../section-kind.ts";
import { schema } from "./schema.ts";

type Props = SectionProps<typeof schema>;

interface Bought {
	/** The query of the page's URL after a purchase. */
	readonly query: string;
	readonly slug: string;
	/** In US dollars; `null` if the price is a sliding scale or unknown. */
	readonly price: number | null;
	readonly title: string;
	readonly details: ReactNode;
}

/** Everything that can be bought, hidden; site/scripts/purchases.ts shows the one whose query the URL contains. */
export default defineKind({
	schema,
	afterPaying: true,
	Content: (props) => (
		<ul>
			{OF[props.section.of](props).map(({ query, slug, price, title, details }) => (
				<li key={query} data-bought={query} data-slug={slug} data-price={price} hidden>
					<h3>{title}</h3>
					<div className="mt-2 max-w-text">{details}</div>
				</li>
			))}
		</ul>
	),
	/** The script that records purchases. */
	head: ({ assets }) => <script type="module" src={assets.scripts.purchases} />,
});

const OF: Record<Props["section"]["of"], (props: Props) => readonly Bought[]> = {
	plans: ({ data }) =>
		Object.entries(data.plans).flatMap(([slug, { name, firstStep, payments }]) =>
			payments.map((payment) => ({
				query: planQuery(slug, payment),
				slug,
				price: payment.amountUsd,
				title: `${name}, ${planPrice({ payments: [payment] })}`,
				details: <p>{firstStep}</p>,
			})),
		),
	products: ({ data }) =>
		onSale(data.products).map(({ slug, title, price, contents }) => ({
			query: productQuery(slug),
			slug,
			price,
			title: price === null ? title : `${title}, ${priceText(price)}`,
			details: <Features items={contents} />,
		})),
	// Only the payment page knows the price.
	events: ({ data, section }) =>
		scheduleOf(data.events, data.buildDate).upcoming.map(({ slug, title, location, when }) => ({
			query: eventQuery(slug),
			slug,
			price: null,
			title,
			details: (
				<>
					<p>
						{[`${when.weekday}, ${when.day}`, when.until].filter(Boolean).join(" ")}, {when.year},{" "}
						{when.hours}. {location}
					</p>
					<p>
						<a className="inline-block py-2.5" href={`/events/${slug}.ics`}>
							{section.addToCalendar}
						</a>
					</p>
				</>
			),
		})),
};
