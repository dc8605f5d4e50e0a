import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import { NextSteps } from "./NextSteps.tsx";
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

/** Where the payment provider returns to after a purchase, with the plan in the address. */
export default function AcademyWelcome(data: SiteData) {
	const { label, title, lead, steps, plans, help } = schema.parse(data.pages["academy-welcome"]);
	return (
		<Document
			data={data}
			styles="programs"
			head={<script type="module" src={data.assets.scripts.purchases} />}
		>
			<PageHead tone="indigo" {...BLOCK} {...{ label, title, lead }} />
			<NextSteps copy={steps} />
			<FirstSteps copy={plans} plans={data.plans} />
			<Closing tone="forest" {...help} />
		</Document>
	);
}
