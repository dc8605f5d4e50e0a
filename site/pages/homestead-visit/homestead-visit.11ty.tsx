import { Closing } from "../../components/Closing.tsx";
import { Facts } from "../../components/Facts.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { Numeral } from "../../components/Items.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section, SectionHead, SplitSection } from "../../components/Section.tsx";
import type { PageData } from "../../data.ts";
import { definePage } from "../../eleventy/page.ts";
import type { PageBlock } from "../../eleventy/share/card.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import type { HomesteadVisitPage, schema } from "./schema.ts";

const BLOCK: PageBlock = {
	slug: "homestead-visit",
	...uprightBlock("logCabin", 0),
	quarterTurns: 2,
};

type HomesteadVisitData = PageData<"homestead-visit", typeof schema>;

export const data = definePage({
	path: "/homestead/visit",
	metadata: ({ pages }: HomesteadVisitData) => ({
		...pages["homestead-visit"].metadata,
		block: BLOCK,
	}),
});

export default function HomesteadVisit(data: HomesteadVisitData) {
	const { head, visit, access, form, closing } = data.pages["homestead-visit"];
	const { contactEmail } = data.site;
	return (
		<Document data={data}>
			<PageHead composition="block" tone="moss" {...BLOCK} {...head} />
			<VisitSteps copy={visit} />
			<AccessNotes copy={access} />
			<SplitSection title={form.title} lead={form.lead} id="visit">
				<SiteForm data={data} name="visit" />
				<p className="mt-8 max-w-text">
					{form.aside} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
				</p>
			</SplitSection>
			<Closing tone="forest" {...closing} />
		</Document>
	);
}

/** The steps of a visit; on wide windows to and fro below the heading, like a stroll. */
function VisitSteps({
	copy: { title, lead, steps, facts },
}: {
	copy: HomesteadVisitPage["visit"];
}) {
	return (
		<Section className="md:grid md:grid-cols-2 md:gap-x-fluid-5">
			<SectionHead title={title} lead={lead} />
			<ol className="mt-block grid gap-y-9 md:contents">
				{steps.map(({ title, text }, index) => (
					<li key={title} className="grid grid-cols-[4.5rem_minmax(0,1fr)] md:not-first:mt-12">
						<Numeral className="text-[5rem] leading-[0.85]">{index + 1}</Numeral>
						<div>
							<h3>{title}</h3>
							<p className="mt-1.5 max-w-lead text-soft">{text}</p>
						</div>
					</li>
				))}
			</ol>
			<Facts facts={facts} className="mt-block md:col-span-full" />
		</Section>
	);
}

/** What to know about the place before coming. */
function AccessNotes({
	copy: { title, lead, items, facts },
}: {
	copy: HomesteadVisitPage["access"];
}) {
	return (
		<Section tone="deep" id="access">
			<SectionHead title={title} lead={lead} />
			<dl className="mt-block divide-y border-y">
				{items.map(({ title, text }) => (
					<div key={title} className="grid gap-x-8 gap-y-1.5 py-5 md:grid-cols-[5fr_8fr]">
						<dt className="display text-h4">{title}</dt>
						<dd className="max-w-text text-soft">{text}</dd>
					</div>
				))}
			</dl>
			<Facts facts={facts} />
		</Section>
	);
}
