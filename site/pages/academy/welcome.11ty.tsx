import { BLOCKS } from "../../components/academy/blocks.ts";
import { FirstSteps } from "../../components/academy/FirstSteps.tsx";
import { NextSteps } from "../../components/academy/NextSteps.tsx";
import { Closing } from "../../components/Closing.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";

export const data = { permalink: "/academy/welcome/" };

/** Where the payment provider returns to after a purchase, with the plan in the address. */
export default function AcademyWelcome(data: SiteData) {
	const { metadata, label, title, lead, steps, plans, help } = data.pages.academyWelcome;
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
