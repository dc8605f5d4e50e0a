import { definePage } from "../../build/page.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Button } from "../../components/Button.tsx";
import { Closing } from "../../components/Closing.tsx";
import { Features } from "../../components/Features.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { TitledItems } from "../../components/TitledItems.tsx";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { schema, type VolunteerPage } from "./schema.ts";

const BLOCK: PageBlock = { slug: "volunteer", pattern: "bearPaw" };

export const data = definePage({
	path: "/volunteer",
	metadata: ({ pages }) => ({ ...schema.parse(pages.volunteer).metadata, block: BLOCK }),
});

/** Volunteering: where we need help, what we promise each other, and how to start. */
export default function Volunteer(data: SiteData) {
	const { head, ways, agreement, steps, closing } = schema.parse(data.pages.volunteer);
	return (
		<Document data={data} styles="volunteer">
			<PageHead tone="forest" {...BLOCK} {...head} />
			<Ways copy={ways} />
			<Agreement copy={agreement} />
			<SplitSection title={steps.title}>
				<ol className="path">
					<TitledItems items={steps.items} />
				</ol>
			</SplitSection>
			<Closing tone="madder" {...closing} />
		</Document>
	);
}

/** Where we need help. */
function Ways({ copy: { title, lead, items } }: { copy: VolunteerPage["ways"] }) {
	return (
		<section className="section wrap hands">
			<h2>{title}</h2>
			<p className="lead">{lead}</p>
			<ul className="ledger">
				{items.map(({ slug, title: way, text, good, action }) => (
					<li key={slug}>
						<QuiltBlock slug={slug} />
						<div>
							<h3>{way}</h3>
							<p>{text}</p>
						</div>
						<Features items={good} />
						<Button link={action} look="outlined" />
					</li>
				))}
			</ul>
		</section>
	);
}

/** What volunteers and we promise each other. */
function Agreement({ copy: { title, quote, sides } }: { copy: VolunteerPage["agreement"] }) {
	return (
		<section className="section tone-indigo">
			<div className="wrap agreement">
				<h2>{title}</h2>
				<p className="display pull-quote">{quote}</p>
				{sides.map(({ title: side, items }) => (
					<div key={side}>
						<h3>{side}</h3>
						<ul>
							{items.map((item) => (
								<li key={item}>{item}</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</section>
	);
}
