import type { ReactNode } from "react";
import { Closing } from "../components/Closing.tsx";
import { Facts } from "../components/Facts.tsx";
import { TitledItems } from "../components/Items.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Section } from "../components/Section.tsx";
import type { SiteData } from "../data.ts";
import { priceText } from "../rules/shop-rules.ts";
import type { Tone } from "../rules/tones.ts";
import type { PurchasePageWords } from "../schemas/page-parts.ts";
import { Document } from "./Document.tsx";

interface Offer {
	/** The query of the page's URL after a purchase of this offer. */
	readonly query: string;
	readonly slug: string;
	readonly name: string;
	/** In US dollars; `null` if the price is a sliding scale or unknown. */
	readonly price: number | null;
	/** The billing period, such as `a year`. */
	readonly per?: string;
	readonly details: ReactNode;
}

interface PurchasePageProps {
	data: SiteData;
	copy: PurchasePageWords;
	tone: Tone;
	offers: readonly Offer[];
}

/** The page after a purchase: thanks, the purchased offer and the next steps. */
export function PurchasePage({ data, copy, tone, offers }: PurchasePageProps) {
	const { label, title, lead, steps, help } = copy;
	return (
		<Document data={data} head={<script type="module" src={data.assets.scripts.purchases} />}>
			<PageHead tone={tone} label={label} title={title} lead={lead} />
			<Bought title={copy.bought} offers={offers} />
			<Section>
				<h2>{steps.title}</h2>
				<ol className="mt-block grid gap-x-fluid-4 gap-y-8 lg:grid-cols-3">
					<TitledItems
						items={steps.items}
						className="border-t-3 border-clay pt-4.5"
						numeral="mb-2.5 block text-[3.5rem] leading-none"
					/>
				</ol>
				<Facts facts={copy.facts} />
			</Section>
			<Closing tone="forest" {...help} />
		</Document>
	);
}

/** All offers, hidden; site/scripts/purchases.ts shows the one whose query the URL contains. */
function Bought({ title, offers }: { title: string; offers: readonly Offer[] }) {
	return (
		<Section hidden>
			<h2>{title}</h2>
			<ul className="mt-6">
				{offers.map(({ query, slug, name, price, per, details }) => (
					<li key={query} data-bought={query} data-slug={slug} data-price={price} hidden>
						<h3>
							{name}
							{price !== null && `, ${[priceText(price), per].filter(Boolean).join(" ")}`}
						</h3>
						{details}
					</li>
				))}
			</ul>
		</Section>
	);
}
