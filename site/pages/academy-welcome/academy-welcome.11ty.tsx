import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { BLOCKS } from "../../content/academy-blocks.ts";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { FirstSteps } from "./FirstSteps.tsx";
import { NextSteps } from "./NextSteps.tsx";

export const data = { permalink: "/academy/welcome/" };

/** Where the payment provider returns to after a purchase, with the plan in the address. */
export default function AcademyWelcome(data: SiteData) {
	const { metadata, label, title, lead, steps, plans, help } = data.pages["academy-welcome"];
	return (
		<Document
			data={data}
			styles="programs"
			indexed={false}
			{...metadata}
			head={<script type="module" src={data.assets.scripts.purchases} />}
		>
			<PageHead tone="indigo" slug="welcome" {...BLOCKS.welcome} {...{ label, title, lead }} />
			<NextSteps copy={steps} />
			<FirstSteps copy={plans} plans={data.plans} />
			<Closing tone="forest" {...help} />
		</Document>
	);
}
