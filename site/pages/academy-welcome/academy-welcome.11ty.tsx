import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { PurchasePage } from "../../components/PurchasePage.tsx";
import { planQuery } from "../../content/return-addresses.ts";
import type { SiteData } from "../../data.ts";
import { uprightBlock } from "../../quilt/block.ts";
import { schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "welcome", ...uprightBlock("loneStar", 2) };

export const data = definePage({
	path: "/academy/welcome",
	metadata: ({ pages }) => ({
		...schema.parse(pages["academy-welcome"]).metadata,
		indexed: false,
		block: BLOCK,
	}),
});

/** For members who come back from paying. */
export default function AcademyWelcome(data: SiteData) {
	const { per, ...copy } = schema.parse(data.pages["academy-welcome"]);
	const offers = Object.entries(data.plans).flatMap(([slug, { name, firstStep, payments }]) =>
		payments.map((payment) => ({
			...{ query: planQuery(slug, payment), slug, name },
			price: payment.amountUsd,
			per: per[payment.cadence],
			details: <p className="mt-2 max-w-lead">{firstStep}</p>,
		})),
	);
	return <PurchasePage data={data} copy={copy} tone="indigo" block={BLOCK} offers={offers} />;
}
