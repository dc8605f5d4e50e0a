import { faqPage } from "../../build/seo/structured-data.ts";
import { Faq } from "../../components/Faq.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { TitledItems } from "../../components/TitledItems.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { colorways } from "../../quilt/colorways.ts";
import { FamilyWeek } from "./FamilyWeek.tsx";
import { Reach } from "./Reach.tsx";
import { WhatToBring } from "./WhatToBring.tsx";

export const data = { permalink: "/erin/pass-hub/" };

export default function PassHub(data: SiteData) {
	const { metadata, head, welcome, week, bring, access, questions, contact } =
		data.pages["pass-hub"];
	const [, , , colorway] = colorways;
	return (
		<Document data={data} styles="pass-hub" {...metadata} jsonLd={[faqPage(questions.items)]}>
			<PageHead
				tone="madder"
				slug="pass-hub"
				pattern="drunkardsPath"
				quarterTurns={1}
				{...(colorway && { colorway })}
				{...head}
			/>
			<section className="section wrap family-welcome">
				<p className="display pull-quote">{welcome.quote}</p>
				<p>{welcome.text}</p>
			</section>
			<FamilyWeek copy={week} />
			<WhatToBring copy={bring} />
			<section className="wrap family-access">
				<h2>{access.title}</h2>
				<p className="lead">{access.lead}</p>
				<ul>
					<TitledItems items={access.items} />
				</ul>
			</section>
			<SplitSection title={questions.title} deep>
				<Faq items={questions.items} />
			</SplitSection>
			<Reach copy={contact} site={data.site} />
		</Document>
	);
}
