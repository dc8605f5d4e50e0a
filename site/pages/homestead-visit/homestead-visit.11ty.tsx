import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Closing } from "../../components/Closing.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { type HomesteadVisitPage, schema } from "./schema.ts";

const BLOCK: PageBlock = {
	slug: "homestead-visit",
	...uprightBlock("logCabin", 0),
	quarterTurns: 2,
};

export const data = definePage({
	path: "/homestead/visit",
	metadata: ({ pages }) => ({ ...schema.parse(pages["homestead-visit"]).metadata, block: BLOCK }),
});

export default function HomesteadVisit(data: SiteData) {
	const { head, visit, access, form, closing } = schema.parse(data.pages["homestead-visit"]);
	const { contactEmail } = data.site;
	return (
		<Document data={data} styles="visit">
			<PageHead tone="moss" {...BLOCK} {...head} />
			<VisitSteps copy={visit} />
			<AccessNotes copy={access} />
			<SplitSection title={form.title} lead={form.lead} id="visit">
				<SiteForm data={data} name="visit" />
				<p className="instead">
					{form.aside} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
				</p>
			</SplitSection>
			<Closing tone="forest" {...closing} />
		</Document>
	);
}

/** The steps of a visit. */
function VisitSteps({ copy: { title, lead, steps } }: { copy: HomesteadVisitPage["visit"] }) {
	return (
		<section className="section wrap visit-steps">
			<div>
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
			</div>
			<ol>
				{steps.map(({ title, text }, index) => (
					<li key={title}>
						<span className="display numeral" aria-hidden="true">
							{index + 1}
						</span>
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}

/** What to know about the place before coming. */
function AccessNotes({ copy: { title, lead, items } }: { copy: HomesteadVisitPage["access"] }) {
	return (
		<section className="section deep" id="access">
			<div className="wrap access-notes">
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
				<dl>
					{items.map(({ title, text }) => (
						<div key={title}>
							<dt className="display">{title}</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
