import { definePage } from "../../build/page.ts";
import { Button } from "../../components/Button.tsx";
import { Closing } from "../../components/Closing.tsx";
import { Cloth } from "../../components/Cloth.tsx";
import { TitledItems } from "../../components/TitledItems.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { PartnerCard } from "./PartnerCard.tsx";
import { inOrder, partnersQuilt } from "./partners.ts";
import { type CollaborationsPage, schema } from "./schema.ts";

export const data = definePage({
	path: "/collaborations",
	metadata: ({ pages }) => schema.parse(pages.collaborations).metadata,
});

/** The co-creators. */
export default function Collaborations(data: SiteData) {
	const {
		head,
		partners: list,
		agreement,
		embed,
		closing,
	} = schema.parse(data.pages.collaborations);
	const partners = inOrder(data.partners);
	return (
		<Document data={data} styles="collaborations">
			<header className="tone-indigo partners-head">
				<div className="wrap">
					<div>
						<p className="label">{head.label}</p>
						<h1>{head.title}</h1>
					</div>
					<p className="lead">{head.lead}</p>
				</div>
				<div className="partners-quilt">
					<div className="wrap">
						<Cloth drawing={partnersQuilt(partners)} />
					</div>
				</div>
			</header>
			<section className="partners wrap">
				<h2>{list.title}</h2>
				<p className="lead">{list.lead}</p>
				<ul>
					{partners.map((partner) => (
						<PartnerCard key={partner.slug} partner={partner} copy={list} />
					))}
				</ul>
			</section>
			<section className="section tone-plum">
				<div className="split wrap">
					<p className="pull-quote display">{agreement.quote}</p>
					<div>
						<h2 className="label">{agreement.title}</h2>
						<ul className="rows">
							<TitledItems items={agreement.items} />
						</ul>
					</div>
				</div>
			</section>
			<EmbedQuiz copy={embed} />
			<Closing {...closing} />
		</Document>
	);
}

/** How partners put the quiz on their own pages. */
function EmbedQuiz({
	copy: { title, lead, steps, action },
}: {
	copy: CollaborationsPage["embed"];
}) {
	return (
		<section className="section deep" id="embed">
			<div className="wrap embed">
				<h2>{title}</h2>
				<div>
					<p className="lead">{lead}</p>
					<ol>
						{steps.map((step) => (
							<li key={step}>{step}</li>
						))}
					</ol>
					<Button link={action} />
				</div>
			</div>
		</section>
	);
}
