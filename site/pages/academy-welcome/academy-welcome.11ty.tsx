import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import { PurchasePage } from "../../layouts/PurchasePage.tsx";
import { planQuery } from "../../rules/return-addresses.ts";
import type { schema } from "./schema.ts";

export const data = definePage({ path: "/academy/welcome", indexed: false });

/** The page that new members return to after payment. */
export default function AcademyWelcome(data: PageData<"academy-welcome", typeof schema>) {
	const { per, ...copy } = data.pages["academy-welcome"];
	const offers = Object.entries(data.plans).flatMap(([slug, { name, firstStep, payments }]) =>
		payments.map((payment) => ({
			query: planQuery(slug, payment),
			slug,
			name,
			price: payment.amountUsd,
			per: per[payment.cadence],
			details: <p className="mt-2 max-w-lead">{firstStep}</p>,
		})),
	);
	return <PurchasePage data={data} copy={copy} tone="indigo" offers={offers} />;
}
