import { definePage } from "../../build/page.ts";
import { faqPage } from "../../build/seo/structured-data.ts";
import type { PageBlock } from "../../build/share/card.ts";
import { Button, Onward } from "../../components/Button.tsx";
import { Faq } from "../../components/Faq.tsx";
import { SiteForm } from "../../components/form/SiteForm.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Prose } from "../../components/Prose.tsx";
import { QuiltBlock } from "../../components/QuiltBlock.tsx";
import { SplitSection } from "../../components/SplitSection.tsx";
import { BLOCKS } from "../../content/academy-blocks.ts";
import type { SiteData } from "../../data.ts";
import { Document } from "../../layouts/Document.tsx";
import { uprightBlock } from "../../quilt/block.ts";
import { Pricing } from "./Pricing.tsx";
import { type AcademyPage, schema } from "./schema.ts";

const BLOCK: PageBlock = { slug: "academy", ...uprightBlock("sawtoothStar", 2) };

export const data = definePage({
	path: "/academy",
	metadata: ({ pages }) => {
		const { metadata, faq } = schema.parse(pages.academy);
		return { ...metadata, jsonLd: [faqPage(faq.items)], block: BLOCK };
	},
});

export default function Academy(data: SiteData) {
	const copy = schema.parse(data.pages.academy);
	const { label, title, lead, toPlans, toPrograms } = copy.hero;
	const actions = [
		{ label: toPlans, href: "#pricing" },
		{ label: toPrograms, href: "#programs" },
	];
	return (
		<Document
			data={data}
			styles="academy"
			head={<script type="module" src={data.assets.scripts.purchases} />}
		>
			<PageHead tone="indigo" {...BLOCK} {...{ label, title, lead, actions }} />
			<About copy={copy.about} />
			<Audience copy={copy.audience} />
			<Framework copy={copy.framework} />
			<Pathways copy={copy.programs} />
			<Testimonials copy={copy.testimonials} />
			<Pricing copy={copy.pricing} plans={data.plans} />
			<SplitSection id="waitlist" title={copy.waitlist.title} lead={copy.waitlist.lead}>
				<SiteForm data={data} name="waitlist" />
			</SplitSection>
			<SplitSection tone="deep" title={copy.faq.title}>
				<Faq items={copy.faq.items} />
			</SplitSection>
			<Notes copy={copy.notes} />
		</Document>
	);
}

/** What the Academy is. */
function About({ copy: { title, quote, paragraphs } }: { copy: AcademyPage["about"] }) {
	return (
		<section className="section about">
			<div className="wrap split">
				<p className="display pull-quote">{quote}</p>
				<div>
					<h2>{title}</h2>
					<Prose text={paragraphs} />
				</div>
			</div>
		</section>
	);
}

/** Who the Academy is for. */
function Audience({ copy: { title, lead, people } }: { copy: AcademyPage["audience"] }) {
	return (
		<section className="section deep">
			<div className="wrap audience">
				<div className="opening">
					<h2>{title}</h2>
					<p className="lead">{lead}</p>
				</div>
				<dl className="lines">
					{people.map(({ who, text }) => (
						<div key={who}>
							<dt className="display">{who}</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}

/** The eight steps of the framework. */
function Framework({ copy: { title, lead, steps } }: { copy: AcademyPage["framework"] }) {
	return (
		<section className="section wrap framework">
			<div className="opening">
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
			</div>
			<ol>
				{steps.map(({ name, text }) => (
					<li key={name}>
						<h3>{name}</h3>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}

/** The Academy's own programs. */
function Pathways({ copy: { title, lead, items, all } }: { copy: AcademyPage["programs"] }) {
	return (
		<section id="programs" className="wrap pathways">
			<div className="opening">
				<h2>{title}</h2>
				<p className="lead">{lead}</p>
			</div>
			<ul className="ledger">
				{items.map(({ slug, name, summary, action }) => (
					<li key={slug}>
						<QuiltBlock slug={slug} {...BLOCKS[slug]} />
						<h3>{name}</h3>
						<p>{summary}</p>
						<Button link={action} look="outlined" />
					</li>
				))}
			</ul>
			<Onward link={all} />
		</section>
	);
}

/** Stands where testimonials will be. We quote nobody before we have their words. */
function Testimonials({
	copy: { label, title, text, action },
}: {
	copy: AcademyPage["testimonials"];
}) {
	return (
		<section className="tone-plum">
			<div className="wrap patched">
				<div className="patch">
					<p className="label">{label}</p>
					<h2>{title}</h2>
					<p>{text}</p>
					<Button link={action} look="outlined" />
				</div>
			</div>
		</section>
	);
}

/** What the Academy promises about equity and privacy. */
function Notes({ copy: { title, equity, privacy } }: { copy: AcademyPage["notes"] }) {
	return (
		<section className="section tone-forest notes">
			<div className="wrap">
				<h2>{title}</h2>
				{[equity, privacy].map(({ title, text, action }) => (
					<div key={title}>
						<h3>{title}</h3>
						<p>{text}</p>
						<Onward link={action} />
					</div>
				))}
			</div>
		</section>
	);
}
